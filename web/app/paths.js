// What variants can set: paths of a name and a property.

import {quoted} from './scene.js';

const SIDES = ['top', 'leading', 'bottom', 'trailing'];
const sides = name => [name, ...SIDES.map(side => `${name}.${side}`)];
const OF_VIEW = [
  'x', 'y', 'width', 'height', 'intrinsicSize', 'intrinsicSize.width', 'intrinsicSize.height', 'intrinsicSize.heightForWidth',
  ...sides('margins'), ...sides('safeArea'), 'hidden',
];
const OF_STACK = [
  'axis', 'distribution', 'alignment', 'spacing', 'customSpacing', 'arranged', 'hidden', 'marginsRelative', 'baselineRelative',
].map(name => `stack.${name}`);
const OF_TEXT = ['text', 'font.size', 'font.textStyle', 'textStyle'];
const OF_GUIDE = ['insets', 'insets.top', 'insets.left', 'insets.bottom', 'insets.right'];
const OF_CONSTRAINT = ['constant', 'priority', 'active'];
/** The path that has no name before it. */
const OF_ALL = 'contentSize';

/** The paths that can be set, by the name that they begin with, as paths write it. */
export function pathsOf({request, items}) {
  const paths = new Map([[OF_ALL, [OF_ALL]]]);
  const add = (name, properties) => {
    const key = quoted(name);
    paths.set(key, [...paths.get(key) ?? [], ...properties.map(each => `${key}.${each}`)]);
  };
  for (const {id, kind, view} of items.values()) {
    add(id, kind === 'guide' ? OF_GUIDE : [...OF_VIEW, ...view.stack ? OF_STACK : [], ...typeof view.text === 'string' ? OF_TEXT : []]);
  }
  for (const constraint of Array.isArray(request?.constraints) ? request.constraints : []) {
    if (typeof constraint?.id === 'string') add(constraint.id, OF_CONSTRAINT);
  }
  return paths;
}

/** What a path that is begun can be: names, and behind a name what can be set of it. */
export function completions(paths, begun) {
  const name = /^(?:'(?:[^']|'')*'|[A-Za-z_]\w*)(?=\.)/.exec(begun)?.[0];
  return name === undefined ? [...paths.keys()] : paths.get(name) ?? [];
}

/** Whether a path can be set. */
export const isSettable = (paths, path) => completions(paths, path).includes(path);
