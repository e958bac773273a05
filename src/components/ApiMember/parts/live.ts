export { default as ApiNote } from '@site/src/components/ApiNote';
export { default as MemberKind } from '../MemberKind';
export { default as MemberList } from '../MemberList';
