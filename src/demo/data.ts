/** An order of the bicycle shop: one record of the sample data. */
export interface Order {
  /** The order number, by which results are compared. */
  id: string;
  customer: string;
  city: 'bogota' | 'kyoto' | 'lisbon' | 'utrecht';
  kind: 'cargo' | 'folding' | 'gravel' | 'touring';
  /** How many gears the bicycle has; 0 for none. */
  gears: number;
  insured: boolean;
  /** The price in euros. */
  total: number;
  /** What was paid in advance, in euros. */
  deposit: number;
  /** A date as `YYYY-MM-DD`, which can be sorted as a string. */
  ordered: string;
  /** A date as `YYYY-MM-DD`; null until the bicycle is handed over. */
  delivered: string | null;
  /** A time of day as `HH:MM`. */
  pickup: string;
  channel: 'phone' | 'shop' | 'web';
  paid: boolean;
  /** Null when nobody wrote a note; an empty note is something else. */
  notes: string | null;
  /** The country that the bicycle is shipped to, as its ISO 3166 code. */
  country: string;
  /** When the order was last changed, as `YYYY-MM-DDTHH:MM`, which can be sorted as a string. */
  updated: string;
}

/** Values in the order of {@link columns}. */
type Row = [
  id: string,
  customer: string,
  city: Order['city'],
  kind: Order['kind'],
  gears: number,
  insured: boolean,
  total: number,
  deposit: number,
  ordered: string,
  delivered: string | null,
  pickup: string,
  channel: Order['channel'],
  paid: boolean,
  notes: string | null,
  country: string,
  updated: string,
];

/** The properties of an order, in the order of a row. */
export const columns = [
  'id',
  'customer',
  'city',
  'kind',
  'gears',
  'insured',
  'total',
  'deposit',
  'ordered',
  'delivered',
  'pickup',
  'channel',
  'paid',
  'notes',
  'country',
  'updated',
] as const satisfies readonly (keyof Order)[];

// Awkward on purpose: quotes, wildcards, backslashes, accents, letter case, numbers in text, a line
// break, zero, equal sums, the same day twice, midnight, an empty note and the word null.
// biome-ignore format: a table reads best with one record a line
const rows: Row[] = [
  ['A101', 'Inês Faria', 'lisbon', 'cargo', 8, true, 2450, 500, '2026-01-05', '2026-02-02', '09:30', 'shop', true, 'Gift, wrap it in blue paper', 'PT', '2026-02-02T09:30'],
  ['A102', 'Daan de Vries', 'utrecht', 'folding', 3, false, 899, 0, '2026-01-05', '2026-01-05', '10:00', 'web', true, null, 'NL', '2026-01-05T10:05'],
  ['A103', "Sean O'Malley", 'utrecht', 'touring', 27, true, 1650.5, 300, '2026-01-09', '2026-01-30', '16:45', 'phone', true, "Customer's own saddle", 'IE', '2026-01-30T16:50'],
  ['A104', 'Haruka Ōta', 'kyoto', 'gravel', 11, true, 1980, 1980, '2026-01-12', '2026-02-20', '12:00', 'web', true, '', 'JP', '2026-02-20T12:00'],
  ['A105', 'Camila Rojas', 'bogota', 'gravel', 12, false, 1120, 200, '2026-01-14', null, '08:15', 'web', false, null, 'CO', '2026-01-18T08:15'],
  ['A106', '50% Cycling Club', 'lisbon', 'touring', 18, true, 5400, 2700, '2026-01-17', '2026-03-01', '11:30', 'phone', false, 'Six bicycles, 50% in advance', 'ES', '2026-03-01T11:31'],
  ['A107', 'zoë van dijk', 'utrecht', 'cargo', 8, true, 3150, 750, '2026-01-20', '2026-02-14', '17:00', 'shop', true, 'Rain cover', 'NL', '2026-02-14T17:02'],
  ['A108', 'Zoë van Dijk', 'utrecht', 'folding', 1, false, 640, 64, '2026-01-20', '2026-01-24', '17:00', 'shop', true, 'gift', 'NL', '2026-01-24T23:59'],
  ['A109', 'Jo "Gears" Tan', 'kyoto', 'touring', 30, false, 2210, 400, '2026-01-23', null, '15:20', 'web', false, 'Says "call me first"', 'SG', '2026-01-26T00:00'],
  ['A110', 'under_score bikes', 'lisbon', 'folding', 6, true, 1275, 275, '2026-01-26', '2026-02-26', '09:00', 'web', true, 'door_code 4_7', 'GB', '2026-02-26T14:40'],
  ['A111', 'underXscore bikes', 'lisbon', 'folding', 6, true, 1275, 275, '2026-01-26', '2026-02-26', '09:00', 'web', true, 'door code 417', 'GB', '2026-02-26T09:30'],
  ['A112', 'Nuñez y Peña', 'bogota', 'cargo', 10, true, 2890, 890, '2026-01-28', '2026-03-15', '13:40', 'phone', true, 'Two child seats', 'PE', '2026-03-15T10:05'],
  ['A113', 'C:\\Fietsen', 'utrecht', 'cargo', 5, false, 2300, 0, '2026-02-01', null, '00:00', 'web', false, 'Key under \\shed\\', 'NL', '2026-02-03T16:50'],
  ['A114', 'Kenji Mori', 'kyoto', 'gravel', 22, true, 1540, 154, '2026-02-03', '2026-02-03', '18:30', 'shop', true, null, 'JP', '2026-02-03T12:00'],
  ['A115', '42', 'lisbon', 'folding', 0, false, 420, 42, '2026-02-04', '2026-02-11', '10:30', 'web', true, '42', 'PT', '2026-02-11T08:15'],
  ['A116', 'Ana Lima', 'lisbon', 'touring', 24, true, 1430, 143, '2026-02-06', '2026-03-06', '14:00', 'shop', true, 'GIFT', 'PT', '2026-03-06T11:31'],
  ['A117', 'ANA LIMA', 'lisbon', 'gravel', 11, false, 1710, 171, '2026-02-06', null, '14:00', 'web', false, 'Gift card', 'PT', '2026-02-07T17:02'],
  ['A118', 'Bike (Kyoto)', 'kyoto', 'cargo', 8, true, 2999.99, 1000, '2026-02-08', '2026-03-28', '11:00', 'phone', true, 'Invoice to (Kyoto) [branch]', 'KR', '2026-03-28T23:59'],
  ['A119', 'A+ Couriers', 'bogota', 'cargo', 9, true, 8100, 8100, '2026-02-10', '2026-04-01', '07:00', 'phone', true, 'Fleet order; A+ rate', 'EC', '2026-04-01T00:00'],
  ['A120', 'A++ Couriers', 'bogota', 'cargo', 9, true, 8100, 2000, '2026-02-10', null, '07:00', 'phone', false, null, 'EC', '2026-02-14T14:40'],
  ['A121', 'Null & Co', 'utrecht', 'folding', 2, false, 735, 0, '2026-02-12', '2026-02-13', '23:59', 'web', true, 'null', 'NL', '2026-02-13T09:30'],
  ['A122', 'Café/Bar Rota', 'lisbon', 'cargo', 7, false, 1999, 0, '2026-02-13', '2026-03-03', '06:45', 'phone', false, 'Deliver 6/7 am', 'PT', '2026-03-03T10:05'],
  ['A123', 'Sofía Gómez', 'bogota', 'gravel', 12, true, 1320, 132, '2026-02-15', '2026-02-28', '12:30', 'web', true, 'Line one\nline two: gift', 'CR', '2026-02-28T16:50'],
  ['A124', 'R. Roda', 'lisbon', 'touring', 21, false, 1185, 0, '2026-02-17', '2026-02-17', '16:00', 'shop', true, '', 'PT', '2026-02-17T12:00'],
  ['A125', 'RX Roda', 'lisbon', 'touring', 21, false, 1185, 1185, '2026-02-17', null, '16:00', 'shop', true, null, 'PT', '2026-02-21T08:15'],
  ['A126', 'Mei-Ling Wu', 'kyoto', 'folding', 8, true, 980, 98, '2026-02-19', '2026-03-19', '10:10', 'web', true, 'Colour: #ffb81c', 'TW', '2026-03-19T11:31'],
  ['A127', 'Pieter Bakker', 'utrecht', 'touring', 27, true, 2075, 500, '2026-02-21', '2026-03-14', '09:30', 'phone', true, 'Ring twice', 'NL', '2026-03-14T17:02'],
  ['A128', 'Bakker & Zonen', 'utrecht', 'cargo', 8, true, 6200, 6200, '2026-02-21', '2026-04-11', '08:00', 'phone', true, 'Bread box 60 cm', 'BE', '2026-04-11T23:59'],
  ['A129', '1/2 Speed', 'kyoto', 'folding', 1, false, 0.5, 0, '2026-02-24', '2026-02-24', '13:00', 'web', true, '1/2', 'JP', '2026-02-24T00:00'],
  ['A130', '$pedal', 'lisbon', 'gravel', 12, false, 1490, 490, '2026-02-26', null, '19:15', 'web', false, 'Costs $5 more^2', 'FR', '2026-03-02T14:40'],
  ['A131', 'Aoi Tanaka', 'kyoto', 'cargo', 8, true, 3300, 330, '2026-03-01', '2026-03-01', '12:00', 'shop', true, 'gift', 'JP', '2026-03-01T09:30'],
  ['A132', 'Luís de Melo', 'lisbon', 'folding', 3, false, 860, 86, '2026-03-01', null, '00:00', 'web', false, 'Gift for Inês', 'PT', '2026-03-02T10:05'],
  ['A133', 'Valentina Ruiz', 'bogota', 'touring', 18, true, 1760, 176, '2026-03-03', '2026-03-21', '15:00', 'shop', true, null, 'MX', '2026-03-21T16:50'],
  ['A134', 'Free wheel', 'utrecht', 'folding', 1, false, 0, 0, '2026-03-04', '2026-03-04', '10:00', 'shop', true, 'Prize of the raffle', 'NL', '2026-03-04T12:00'],
  ['A135', 'Øystein Dahl', 'utrecht', 'gravel', 13, true, 2640, 264, '2026-03-07', null, '11:45', 'web', false, 'Ships to Bergen', 'NO', '2026-03-11T08:15'],
  ['A136', "d'Almeida", 'lisbon', 'touring', 24, true, 1520, 152, '2026-03-08', '2026-04-02', '17:30', 'phone', true, "it's a 'surprise'", 'PT', '2026-04-02T11:31'],
  ['A137', 'Ren Sato', 'kyoto', 'gravel', 11, false, 1390, 0, '2026-03-10', '2026-03-25', '18:00', 'web', false, ' padded with spaces ', 'NZ', '2026-03-25T17:02'],
  ['A138', 'true', 'bogota', 'folding', 6, false, 510, 51, '2026-03-11', '2026-03-13', '09:30', 'web', true, 'true', 'CO', '2026-03-13T23:59'],
  ['A139', 'Andrés Paz', 'bogota', 'cargo', 10, true, 2720, 272, '2026-03-13', null, '14:20', 'phone', false, 'Bell, basket, lock', 'CO', '2026-03-16T00:00'],
  ['A140', 'Wilma Smit', 'utrecht', 'touring', 8, true, 1095, 1095, '2026-03-15', '2026-03-29', '10:45', 'shop', true, 'Low step-through frame', 'NL', '2026-03-29T14:40'],
  ['A141', '007', 'utrecht', 'gravel', 7, true, 7007, 700.7, '2026-03-16', null, '07:07', 'phone', false, '1e3', 'DE', '2026-03-16T09:30'],
  ['A142', 'Beatriz', 'lisbon', 'folding', 3, false, 790, 79, '2026-03-18', '2026-03-18', '12:15', 'web', true, 'Yesterday*', 'PT', '2026-03-18T10:05'],
  ['A143', 'beatriz', 'lisbon', 'folding', 3, true, 790.01, 79, '2026-03-18', '2026-03-19', '12:15', 'web', true, 'yes|no', 'PT', '2026-03-19T16:50'],
  ['A144', 'Yuki <Kyoto>', 'kyoto', 'touring', 16, false, 1845, 184.5, '2026-03-20', null, '20:00', 'web', false, '<b>bold</b> & plain', 'AU', '2026-03-23T12:00'],
  ['A145', 'Tomás {Team}', 'bogota', 'gravel', 12, true, 4980, 498, '2026-03-22', '2026-05-02', '08:30', 'phone', true, '{"frame": "L"}', 'CA', '2026-05-02T08:15'],
  ['A146', 'Eva Visser', 'utrecht', 'cargo', 8, true, 3480, 0, '2026-03-25', null, '16:30', 'web', false, null, 'NL', '2026-03-25T11:31'],
  ['A147', 'Eva  Visser', 'utrecht', 'cargo', 8, true, 3480, 348, '2026-03-25', '2026-04-20', '16:30', 'web', true, 'two  spaces', 'LU', '2026-04-20T17:02'],
  ['A148', 'Rafael Cruz', 'bogota', 'touring', 20, false, 1265, 1265, '2026-03-31', '2026-04-30', '13:00', 'shop', true, 'No gift wrap', 'AR', '2026-04-30T23:59'],
];

/** The sample data, sorted by order number. */
export const orders: Order[] = rows.map(
  (row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])) as unknown as Order,
);
