import { startServer } from './staticHost.mjs';

const port = Number(process.env.PORT ?? 3000);
const server = await startServer('build', port);
console.log(`The built site is at ${server.url}${server.basePath} (Ctrl+C stops it).`);
