import { REPOSITORY } from './repository';

/** The folder of this site in the repository, with a slash at its end; empty where it is the root. */
const FOLDER = 'website/';

/** Where a file of this site is edited: the address, to which the path of the file is added. */
export const EDIT_ADDRESS = `${REPOSITORY}/edit/main/${FOLDER}`;

/**
 * Where a problem with a page is reported: the form of `.github/ISSUE_TEMPLATE/page.yml`, to which the version and
 * the address of the page are added.
 */
export const REPORT_ADDRESS = `${REPOSITORY}/issues/new?template=page.yml&version=`;
