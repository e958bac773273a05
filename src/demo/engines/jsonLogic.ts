import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { jsonLogicAdditionalOperators } from 'react-querybuilder/formatQuery';
import { runPerRecord } from './engine';

// The library exports `startsWith` and `endsWith`, which JsonLogic itself does not have.
for (const [name, operation] of Object.entries(jsonLogicAdditionalOperators)) {
  jsonLogic.add_operation(name, operation);
}

/** Runs JsonLogic. A record is the data. */
export const run = runPerRecord((text) => {
  const logic = JSON.parse(text) as RulesLogic;
  return (record) => jsonLogic.truthy(jsonLogic.apply(logic, record));
});
