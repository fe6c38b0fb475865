import type { Strings } from '../../locales/strings';

export const EvidenceBadge: Strings['EvidenceBadge'] = {
  labels: {
    measured: 'Von anderen gemessen',
    standard: 'Gesicherte Physik',
    modelled: 'Modelliert',
    concept: 'Konzept',
  },
};
