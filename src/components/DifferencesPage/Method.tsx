import Link from '@docusaurus/Link';
import { CORE_VERSION } from '@site/src/demo/coreVersion';
import { orders } from '@site/src/demo/data';
import { ENGINES, RUNNABLE_FORMATS } from '@site/src/demo/engines';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

const engines = [
  ...new Map(RUNNABLE_FORMATS.map((format) => [ENGINES[format].name, ENGINES[format]])).values(),
];

/** How the formats are compared: the rules, the engines and their configuration. */
export default function Method(): ReactNode {
  return (
    <section>
      <Heading as="h2" id="how-we-compare">
        How we compare
      </Heading>
      <p>
        The data are {orders.length} orders of a bicycle shop, chosen to cover edge cases. A
        reference evaluator, which is a plain function, decides which of them a query matches. Its
        rules are:
      </p>
      <ul>
        <li>
          Missing values work as in SQL: a comparison with null is neither true nor false, and “not”
          does not change that. Only “is null” and “is not null” can match them.
        </li>
        <li>Searches for text are literal and case-sensitive.</li>
        <li>
          A value is converted to the type of its field: the string "750" becomes a number for
          Total.
        </li>
        <li>A range includes both ends. Two numbers the wrong way round are swapped.</li>
        <li>No value is in an empty list.</li>
        <li>
          With independent combinators, “and” binds tighter than “or”, as in all the languages.
        </li>
        <li>
          A rule without a field, without an operator or with half a range does not count. A group
          without rules is true.
        </li>
      </ul>
      <p>
        Then each engine runs what <Link to="/docs/utils/export">formatQuery</Link> of{' '}
        {CORE_VERSION} wrote, and the two are compared. A difference is given as a cause only if a
        test proves it: the same query, written without it and run again in the same engine, selects
        the right records. If several changes are needed together, the demo names all of them. Our
        tests do that with hundreds of random queries. The results of the examples were computed
        when this page was built.
      </p>
      <p>
        The engines are{' '}
        {engines.map(({ name, packageName }, index) => (
          <span key={packageName}>
            {index > 0 && (index === engines.length - 1 ? ' and ' : ', ')}
            {name} (<code>{packageName}</code>)
          </span>
        ))}
        . Our setup:
      </p>
      <ul>
        <li>Days and times are text that sorts by time, because that is what the exports write.</li>
        <li>
          SQLite keeps booleans as 1 and 0, has numeric columns for numbers, and distinguishes upper
          and lower case in LIKE, as standard SQL does (<code>PRAGMA case_sensitive_like</code>).
        </li>
        <li>
          Inside <code>$expr</code>, Mingo sorts null before other values, as MongoDB does. The
          script in <code>$where</code> is read, not evaluated.
        </li>
        <li>CEL’s fields are of the type dyn, and a list may hold several types.</li>
        <li>
          In spel2js a property that is null is null, and null does not match a pattern, as in
          Spring.
        </li>
        <li>
          JsonLogic gets the <code>jsonLogicAdditionalOperators</code> of the library.
        </li>
      </ul>
    </section>
  );
}
