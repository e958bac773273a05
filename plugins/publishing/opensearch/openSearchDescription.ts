/** What browsers are told about the search of a site. */
export interface DescribedSearch {
  /** At most 16 characters, by the OpenSearch specification. */
  shortName: string;
  /** At most 48 characters. */
  longName: string;
  description: string;
  /** The address of the results, with `{searchTerms}` in the query's place. */
  template: string;
  /** The address of an SVG icon. */
  icon: string;
}

const escapeXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/**
 * Writes an OpenSearch 1.1 description document.
 *
 * @param search - see {@link DescribedSearch}
 */
export function openSearchDescription(search: DescribedSearch): string {
  const { shortName, longName, description, template, icon } = search;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(shortName)}</ShortName>
  <LongName>${escapeXml(longName)}</LongName>
  <Description>${escapeXml(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${escapeXml(icon)}</Image>
  <Url type="text/html" method="get" template="${escapeXml(template)}"/>
</OpenSearchDescription>
`;
}
