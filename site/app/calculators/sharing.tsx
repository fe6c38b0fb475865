import { CopyButton } from '@hadal/ui';
import { useSyncExternalStore } from 'react';
import { brand } from '../brand';
import { writeKept } from './compared';
import type { Calculator } from './definition';
import { writeSettings } from './settings';
import type { CardState } from './state';

/** Path of the page that shows one calculator alone. */
export const embedPath = ({ id }: Pick<Calculator, 'id'>) => `/embed/${id.toLowerCase()}`;

interface SharingProps {
  calculator: Calculator;
  state: CardState;
}

/** Button that copies a link to the card's settings; renders nothing until scripts run. */
export function CopyLink({ calculator, state }: SharingProps) {
  const origin = useOrigin();
  const query = queryOf(calculator, state);
  const link = origin && `${origin}/science/calculators${query}#${calculator.id.toLowerCase()}`;
  return <CopyButton text={link}>Copy link to these settings</CopyButton>;
}

/** Button that copies the frame with which another site shows the card at its settings. */
export function CopyEmbedCode({ calculator, state }: SharingProps) {
  const origin = useOrigin();
  const query = queryOf(calculator, state).replaceAll('&', '&amp;');
  const code =
    origin &&
    `<iframe src="${origin}${embedPath(calculator)}${query}" title="${calculator.title}: a calculator by ${brand.name}"` +
      ` width="100%" height="1000" loading="lazy" allow="clipboard-write" style="border:0"></iframe>`;
  return <CopyButton text={code}>Copy embed code</CopyButton>;
}

const subscribe = () => () => {};

/** Returns the origin of the page; undefined until it is hydrated. */
const useOrigin = () =>
  useSyncExternalStore(
    subscribe,
    () => location.origin,
    () => undefined,
  );

function queryOf(calculator: Calculator, { values, kept }: CardState) {
  const written = { ...writeSettings(calculator, values), ...writeKept(calculator, kept) };
  const settings = Object.entries(written).filter(
    (setting): setting is [string, string] => setting[1] !== undefined,
  );
  return settings.length ? `?${new URLSearchParams(settings)}` : '';
}
