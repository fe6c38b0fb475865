'use client';

import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/** React's `useLayoutEffect`, replaced on the server, where React 18 warns that it does nothing. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect;
