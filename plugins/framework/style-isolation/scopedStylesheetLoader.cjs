const path = require('node:path');
const fs = require('node:fs');
const { simpleHash } = require('@docusaurus/utils');
const postcss = require('postcss');
const postcssImport = require('postcss-import');
const prefixSelector = require('postcss-prefix-selector');
const { transform } = require('lightningcss');

/**
 * Bundler loader: turns a UI library's stylesheet, its imports included, into one minified stylesheet that
 * applies inside `[data-ui-library="<file name>"]` only, publishes it, and exports its address.
 *
 * The name is hashed here, because the server and the browser bundle must agree on it and only one
 * of the two is minified afterwards. CommonJS, because the bundler loads it by itself.
 *
 * @param {string} source - the stylesheet's text
 * @returns {void} the module goes to the loader's callback
 */
module.exports = function scopedStylesheetLoader(source) {
  const done = this.async();
  // The bundler's cache is no longer valid when this loader changes.
  this.addDependency(__filename);
  compile(this, source).then(
    (css) => {
      const file = `assets/css/${uiLibraryOf(this)}.${simpleHash(css, 8)}.css`;
      this.emitFile(file, css);
      done(null, `export default __webpack_public_path__ + ${JSON.stringify(file)};`);
    },
    (error) => done(error),
  );
};

const uiLibraryOf = (loader) => path.basename(loader.resourcePath, '.css');

async function compile(loader, source) {
  const file = loader.resourcePath;
  const scope = `[data-ui-library="${uiLibraryOf(loader)}"]`;
  const result = await postcss([
    postcssImport(),
    ...tailwindFor(file),
    dropColorSchemeQueries,
    dropOldPlaceholders,
    assets(loader),
    prefixSelector({ prefix: scope, transform: scopeSelector }),
  ]).process(source, { from: file });
  for (const message of result.messages) {
    if (message.type === 'dependency') loader.addDependency(message.file);
  }
  return transform({ filename: file, code: Buffer.from(result.css), minify: true }).code;
}

/** A UI library that is written with Tailwind keeps its configuration beside its stylesheet. */
function tailwindFor(file) {
  const config = file.replace(/\.css$/, '.tailwind.cjs');
  return fs.existsSync(config) ? [require('tailwindcss')({ config })] : [];
}

/** The reader's choice on the site decides, and it is always stated on the root element. */
const dropColorSchemeQueries = {
  postcssPlugin: 'drop-color-scheme-queries',
  AtRule: {
    media(rule) {
      if (/prefers-color-scheme/.test(rule.params)) rule.remove();
    },
  },
};

/**
 * Old Firefox and Internet Explorer have pseudo-classes for placeholders. From them Lightning CSS makes
 * `:placeholder-shown`, which gives the color of a placeholder to every empty input.
 */
const dropOldPlaceholders = {
  postcssPlugin: 'drop-old-placeholders',
  Rule(rule) {
    const kept = rule.selectors.filter(
      (selector) => !/[^:]:-(?:ms-input|moz)-placeholder/.test(selector),
    );
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  },
};

/** How the libraries name a color mode: alone, in `:where()`, or the way Tailwind writes it. */
function modePattern(mode) {
  const attribute = `\\[data-(?:theme|bs-theme|mantine-color-scheme)=["']?${mode}["']?\\]`;
  return new RegExp(`:where\\(${attribute}(?:,\\s*${attribute} \\*)?\\)|${attribute}`);
}

const MODES = ['dark', 'light'].map((mode) => ({ mode, pattern: modePattern(mode) }));
const ROOT = /^(?::root|:host|html|body|\[data-mantine-color-scheme\])(?![\w-])/;

/**
 * Scopes one selector: what a library says of the page's root it says of its own root here, and the
 * color mode is read from the site's root element.
 */
function scopeSelector(scope, selector) {
  for (const { mode, pattern } of MODES) {
    const named = pattern.exec(selector)?.[0];
    if (named) {
      const rest = scopeSelector(scope, selector.replace(named, '').trim() || ':root');
      const prefix = `[data-theme="${mode}"]`;
      // A mode in `:where()` adds nothing to the weight of its rule, and must not here.
      return `${named.startsWith(':where') ? `:where(${prefix})` : prefix} ${rest}`;
    }
  }
  if (ROOT.test(selector)) {
    const rest = selector.replace(ROOT, '').trim();
    return rest ? scopeSelector(scope, rest) : scope;
  }
  return `${scope} ${selector}`;
}

/** Font and image files beside a library's stylesheet are published next to the others. */
function assets(loader) {
  const emitted = new Map();
  return {
    postcssPlugin: 'publish-assets',
    Once(root) {
      root.walkDecls((declaration) => {
        if (!declaration.value.includes('url(')) return;
        const from = path.dirname(declaration.source.input.file);
        declaration.value = declaration.value.replace(
          /url\((["']?)(?!data:|https?:|\/|#)([^"')?#]+)[^"')]*\1\)/g,
          (_, _quote, relative) => `url(${publish(path.join(from, relative))})`,
        );
      });
    },
  };

  function publish(asset) {
    if (!emitted.has(asset)) {
      const content = fs.readFileSync(asset);
      const { name, ext } = path.parse(asset);
      const published = `fonts/${name}.${simpleHash(content, 8)}${ext}`;
      loader.emitFile(`assets/${published}`, content);
      emitted.set(asset, `../${published}`);
    }
    return emitted.get(asset);
  }
}
