import { PlantCardScene } from '@hadal/illustrations';

/** A plant, for the menu's card about its parts. */
const MenuPlant = () => <PlantCardScene title="" fills={[1, 0.39]} />;

export default MenuPlant;
