import FramePart from '@site/src/components/FramePart';
import components from '@site/src/components/FramePart/components';
import type { Props } from '@theme/NavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import type { ReactNode } from 'react';

const opensMenu = ({ type, ...props }: Props) =>
  'items' in props || /dropdown$/i.test(type ?? 'default');

/** An item of the navigation bar, or of a menu in it. */
export default function NavbarItem(props: Props): ReactNode {
  if ('mobile' in props || 'isDropdownItem' in props) {
    // Menus are rendered when everything is there.
    const Item = components.loaded?.NavbarItem;
    return Item && <Item {...props} />;
  }
  // Its shortcut works at once, and it says by itself when the search cannot be loaded.
  if (props.type === 'search') return <SearchNavbarItem {...props} />;
  return (
    <FramePart opensMenu={opensMenu(props)}>
      {({ NavbarItem: Item }) => <Item {...props} />}
    </FramePart>
  );
}
