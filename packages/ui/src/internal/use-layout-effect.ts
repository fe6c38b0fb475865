'use client';

import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/** React's own, but for a server, where it would do nothing and React 18 says so. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect;
