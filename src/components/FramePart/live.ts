export { default as AnnouncementBar } from '@theme-original/AnnouncementBar';
export { default as Footer } from '@theme-original/Footer';
export { default as NavbarLogo } from '@theme-original/Navbar/Logo';
export { default as NavbarItem } from '@theme-original/NavbarItem';
export { default as ColorModeToggle } from './ColorModeToggle';
