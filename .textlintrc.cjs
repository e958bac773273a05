/**
 * textlint reads the guides and READMEs with the terms and limits of config/prose.json. Code, front matter and JSX
 * are not prose, so textlint's parsers leave them out.
 */
const { maxWordsPerSentence, terms } = require('./config/prose.json');

/** A phrase that matches whole words, in any letter case, also where a line break divides it. */
const phrase = (source) => `(?<![\\w-])(?:${source.replaceAll(' ', '\\s+')})(?![\\w-])`;

module.exports = {
  plugins: { mdx: true },
  rules: {
    'en-max-word-count': { max: maxWordsPerSentence },
    terminology: {
      defaultTerms: false,
      skip: [],
      terms: terms.flatMap(({ write, not }) => not.map((source) => [phrase(source), write])),
    },
  },
};
