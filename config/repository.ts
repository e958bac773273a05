/** The repository of the library. A file of its own, so that the pages that name it load nothing else. */
export const REPOSITORY = 'https://github.com/react-querybuilder/react-querybuilder';
