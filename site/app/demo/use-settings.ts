import { useLayoutEffect, useState } from 'react';
import { keepInAddress, keepSame, onReturn } from '@hadal/static-site/runtime/address';
import { initial, readSettings, writeSettings, type Settings } from './settings';

/** State of the demo's settings, kept in the address. */
export function useSettings() {
  // Renders the prerendered state first, so that hydration matches; the settings of the address
  // apply before the next paint.
  const [settings, setSettings] = useState(initial);
  useLayoutEffect(() => {
    const read = (search: string) =>
      setSettings((before) => keepSame(before, readSettings(search)));
    read(location.search);
    return onReturn(read);
  }, []);
  const change = <Name extends keyof Settings>(name: Name, value: Settings[Name]) => {
    const next = { ...settings, [name]: value };
    setSettings(next);
    keepInAddress(writeSettings(next), name);
  };
  return [settings, change] as const;
}
