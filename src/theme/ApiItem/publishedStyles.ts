// The styles of what only pages of the API reference have, in their HTML or later: guides do not load them.
import '@site/src/components/ApiLookup/lookup.css';
import '@site/src/css/members.css';
