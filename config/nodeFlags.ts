/**
 * A flag of Node.js for a process that makes millions of small objects: 64 MB for new ones. With the usual 16 MB,
 * collecting them takes up to a quarter of the time.
 */
export const ROOM_FOR_NEW_OBJECTS = '--max-semi-space-size=64';
