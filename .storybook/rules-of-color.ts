/** The rules of axe whose results a theme can change. */
export const rulesOfColor = ['color-contrast', 'link-in-text-block'];
