import type { OptionGroup } from 'react-querybuilder';

/** Countries by continent: ISO 3166 codes, each with its English name. */
const CONTINENTS: Record<string, string> = {
  Africa:
    'DZ Algeria, EG Egypt, ET Ethiopia, GH Ghana, KE Kenya, MA Morocco, NG Nigeria, RW Rwanda, SN Senegal, ZA South Africa, TZ Tanzania, TN Tunisia',
  Asia: 'BD Bangladesh, CN China, IN India, ID Indonesia, IL Israel, JP Japan, KZ Kazakhstan, MY Malaysia, PK Pakistan, PH Philippines, SA Saudi Arabia, SG Singapore, KR South Korea, TW Taiwan, TH Thailand, TR Türkiye, AE United Arab Emirates, VN Vietnam',
  Europe:
    'AT Austria, BE Belgium, HR Croatia, CZ Czechia, DK Denmark, EE Estonia, FI Finland, FR France, DE Germany, GR Greece, HU Hungary, IS Iceland, IE Ireland, IT Italy, LU Luxembourg, NL Netherlands, NO Norway, PL Poland, PT Portugal, RO Romania, SI Slovenia, ES Spain, SE Sweden, CH Switzerland, UA Ukraine, GB United Kingdom',
  'North America':
    'CA Canada, CR Costa Rica, CU Cuba, DO Dominican Republic, GT Guatemala, JM Jamaica, MX Mexico, PA Panama, US United States',
  Oceania: 'AU Australia, FJ Fiji, NZ New Zealand',
  'South America':
    'AR Argentina, BO Bolivia, BR Brazil, CL Chile, CO Colombia, EC Ecuador, PY Paraguay, PE Peru, UY Uruguay',
};

/** The countries that the sample orders can be shipped to: a long list, in option groups. */
export const countries: OptionGroup<{ name: string; label: string }>[] = Object.entries(
  CONTINENTS,
).map(([label, list]) => ({
  label,
  options: list
    .split(', ')
    .map((country) => ({ name: country.slice(0, 2), label: country.slice(3) })),
}));
