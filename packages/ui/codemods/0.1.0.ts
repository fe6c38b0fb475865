import { rename } from './rename';

const section = { depth: 'stop', depthLabel: 'stopLabel' };
const edge = { isobath: 'contour' };
const band = { air: '0' };

export default rename({
  exports: {
    DepthRail: 'ScaleRail',
    DepthRailProps: 'ScaleRailProps',
    Isobath: 'ContourDivider',
    IsobathProps: 'ContourDividerProps',
    // Of `@hadal/ui/drawing`.
    air: 'accent',
    cable: 'dotted',
    ripple: 'longDashed',
    sea: 'italic',
    shell: 'surface',
    travel: 'dashDotted',
    water: 'canvas',
  },
  props: {
    Hero: { drawing: 'media', datumLabel: 'horizonLabel' },
    Section: section,
    CallToAction: { ...section, drawing: 'media', seabed: 'endStop' },
    NotFoundLayout: { drawing: 'media' },
    PageHead: { datumLabel: 'horizonLabel' },
  },
  values: {
    Section: {
      band,
      edge,
      headingWidth: { sunlight: 'wide', twilight: 'normal', midnight: 'narrow' },
    },
    Slide: { band },
    CallToAction: { edge, size: { abyss: 'display' } },
  },
});
