import { StrokeCardScene } from '@hadal/illustrations';

/** A vessel low, higher and up, for the menu's card about one stroke. */
const MenuStroke = () => <StrokeCardScene title="" fills={[0.39, 0.6, 1]} />;

export default MenuStroke;
