import { rename } from './rename';

export default rename({
  props: {
    Hero: { drawing: 'media', datumLabel: 'horizonLabel' },
    CallToAction: { drawing: 'media' },
    NotFoundLayout: { drawing: 'media' },
    PageHead: { datumLabel: 'horizonLabel' },
  },
  values: {
    Section: {
      band: { air: '0' },
      headingWidth: { sunlight: 'wide', twilight: 'normal', midnight: 'narrow' },
    },
    Slide: { band: { air: '0' } },
    CallToAction: { size: { abyss: 'display' } },
  },
});
