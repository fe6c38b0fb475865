import { CopyButton } from '@hadal/ui';
import { useSyncExternalStore } from 'react';
import type { Calculator, Values } from './definition';
import { writeSettings } from './settings';

const subscribe = () => () => {};

/** Button that copies a link to the card's settings; renders nothing until scripts run. */
export function CopyLink({ calculator, values }: { calculator: Calculator; values: Values }) {
  const page = useSyncExternalStore(
    subscribe,
    () => location.origin + location.pathname,
    () => undefined,
  );
  const settings = Object.entries(writeSettings(calculator, values)).filter(
    (setting): setting is [string, string] => setting[1] !== undefined,
  );
  const query = settings.length ? `?${new URLSearchParams(settings)}` : '';
  const link = page && `${page}${query}#${calculator.id.toLowerCase()}`;
  return <CopyButton text={link}>Copy link to these settings</CopyButton>;
}
