export { formatQuery } from 'react-querybuilder/formatQuery';
export { parseCEL } from 'react-querybuilder/parseCEL';
export { parseJSONata } from 'react-querybuilder/parseJSONata';
export { parseJsonLogic } from 'react-querybuilder/parseJsonLogic';
export { parseMongoDB } from 'react-querybuilder/parseMongoDB';
export { parseSpEL } from 'react-querybuilder/parseSpEL';
export { parseSQL } from 'react-querybuilder/parseSQL';
export { transformQuery } from 'react-querybuilder/transformQuery';
