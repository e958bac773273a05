export { default as Anatomy } from './Anatomy';
export { default as ChangeLife } from './ChangeLife';
export { default as ComponentTree } from './ComponentTree';
export { default as Paths } from './Paths';
