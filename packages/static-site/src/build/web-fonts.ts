import { parse, type AtRule } from 'postcss';

/** Arguments of `new FontFace()`: the family, its source and its descriptors. */
export type Face = [family: string, source: string, descriptors: Record<string, string>];

/**
 * Takes the font faces out of a stylesheet. Returns the faces for scripts to add, the rules for
 * readers without scripts, and the other rules. A stylesheet's face makes the browser lay out every
 * line twice, once more when its file arrives; a face added by a script with its file loaded, only
 * once.
 */
export function takeFonts(stylesheet: string) {
  const root = parse(stylesheet);
  const faces: Face[] = [];
  let css = '';
  root.walkAtRules('font-face', (rule) => {
    // Fallback faces are inlined in each page.
    if (rule.toString().includes('url(')) {
      css += rule.toString();
      faces.push(faceOf(rule));
    }
    const { parent } = rule;
    rule.remove();
    if (parent?.nodes?.length === 0) parent.remove();
  });
  if (!faces.length)
    throw new Error(
      'The stylesheet has no @font-face with a file. Import the styles that declare the web fonts.',
    );
  return { faces, css, others: root.toString() };
}

function faceOf(rule: AtRule): Face {
  let [family, source] = ['', ''];
  const descriptors: Record<string, string> = {};
  rule.walkDecls(({ prop, value }) => {
    if (prop === 'font-family') family = value.replaceAll('"', '');
    else if (prop === 'src') source = value;
    else if (prop !== 'font-display') descriptors[prop.replace('font-', '')] = value;
  });
  return [family, source, descriptors];
}
