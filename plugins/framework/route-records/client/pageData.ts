import { PAGE_DATA_ID, type PageData } from '../RouteRecord';

function readPageData(): PageData {
  const element = document.getElementById(PAGE_DATA_ID);
  if (!element) throw new Error(`The page has no element with the id "${PAGE_DATA_ID}".`);
  return JSON.parse(element.textContent) as PageData;
}

/** What the HTML of the first page contains about routes. */
export const pageData = readPageData();
