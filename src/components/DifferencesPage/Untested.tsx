import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

/** Differences that the engines on the page cannot show, because the real ones behave differently. */
export default function Untested(): ReactNode {
  return (
    <section>
      <Heading as="h2" id="beyond-this-page">
        What these engines cannot show
      </Heading>
      <ul>
        <li>
          <strong>SpEL in Spring.</strong> Spring’s <code>matches</code> requires the pattern to
          match the whole string; spel2js looks for it anywhere. The export writes “contains” as{' '}
          <code>notes matches 'gift'</code>, which finds in Spring only the notes that are just that
          word. Give formatQuery a rule processor that writes <code>notes.contains('gift')</code>.
        </li>
        <li>
          <strong>Backslashes in LIKE.</strong> PostgreSQL and MySQL take a backslash in the pattern
          as an escape, SQLite does not. MySQL does so in any text.
        </li>
        <li>
          <strong>Upper and lower case.</strong> In MySQL and SQL Server, the collation of a column
          decides whether comparisons are case-sensitive. By default they are not, and neither is
          SQLite’s LIKE without our setting.
        </li>
        <li>
          <strong>Scripts in MongoDB.</strong> “Contains” between two fields becomes a script in{' '}
          <code>$where</code>. Servers may have scripts switched off, and MongoDB 8 calls them
          deprecated.
        </li>
        <li>
          <strong>Fractions and thousands.</strong> With “parse numbers”, text such as 1/2 or 1,000
          counts as a number. Formats that hold numbers as data get 0.5 and 1000, and the text
          formats get the characters as they are: SQL divides whole numbers, which makes 0.
        </li>
        <li>
          <strong>Elasticsearch and natural language.</strong> No engine for them runs in a page.
        </li>
      </ul>
    </section>
  );
}
