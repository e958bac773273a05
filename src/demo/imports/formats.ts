/** The id of a format that queries can be imported from: the library's own name for it. */
export type ImportFormatId = 'sql' | 'mongodb' | 'cel' | 'spel' | 'jsonlogic' | 'jsonata';

/** A format that queries can be imported from, as a visitor picks it. */
export interface ImportFormat {
  id: ImportFormatId;
  label: string;
  /** A text to start from. */
  example: string;
}

/** The formats that queries can be imported from. */
export const importFormats: readonly ImportFormat[] = [
  {
    id: 'sql',
    label: 'SQL',
    example: `city = 'kyoto'
AND (total BETWEEN 500 AND 1500 OR kind IN ('cargo', 'touring'))
AND delivered IS NOT NULL`,
  },
  {
    id: 'mongodb',
    label: 'MongoDB',
    example: `{
  "$or": [
    { "total": { "$gte": 900 } },
    { "city": "lisbon", "kind": { "$in": ["gravel", "folding"] } }
  ]
}`,
  },
  {
    id: 'cel',
    label: 'CEL',
    example: `gears > 7 && (channel == "web" || !notes.contains("gift"))`,
  },
  {
    id: 'spel',
    label: 'SpEL',
    example: `paid == false and (deposit < 100 or customer matches '^Ada')`,
  },
  {
    id: 'jsonlogic',
    label: 'JsonLogic',
    example: `{
  "and": [
    { "==": [{ "var": "insured" }, true] },
    { "<=": [300, { "var": "total" }, 1200] },
    { "!": { "startsWith": [{ "var": "customer" }, "Q"] } }
  ]
}`,
  },
  {
    id: 'jsonata',
    label: 'JSONata',
    example: `ordered >= "2026-02-01" and (city in ["bogota", "utrecht"] or $contains(notes, "bell"))`,
  },
];
