// The banner itself is in the HTML of the home page only, and hidden where this stylesheet arrives.
import '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css';

/** Docusaurus' banner about a wrong base path, which renders nothing in the browser. */
export default function NoBanner(): null {
  return null;
}
