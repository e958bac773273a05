export { default } from '@site/src/components/search/bar/SearchBar';
