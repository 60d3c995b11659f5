// What a layout request says about its views, as far as pictures and completion need it.

/** Every view and guide: its id, its parent, its pointer, and what it is. */
export function itemsOf(request) {
  const items = new Map();
  const walk = (views, parent, pointer, depth) => {
    if (!Array.isArray(views)) return;
    views.forEach((view, index) => {
      if (typeof view?.id !== 'string' || items.has(view.id)) return;
      const place = `${pointer}/${index}`;
      items.set(view.id, {
        id: view.id, parent: parent ?? view.parent ?? null, pointer: place, kind: 'view', view, depth,
        isLeaf: !(Array.isArray(view.children) && view.children.length > 0),
      });
      walk(view.children, view.id, `${place}/children`, depth + 1);
    });
  };
  walk(request?.views, null, '/views', 0);
  (Array.isArray(request?.guides) ? request.guides : []).forEach((guide, index) => {
    if (typeof guide?.id !== 'string' || items.has(guide.id)) return;
    items.set(guide.id, {
      id: guide.id, parent: guide.in ?? null, pointer: `/guides/${index}`, kind: 'guide', view: guide, depth: 1,
      isLeaf: true,
    });
  });
  for (const item of items.values()) {
    const parent = items.get(item.parent);
    if (parent && item.kind === 'view') parent.isLeaf = false;
  }
  return items;
}

/** The root that stands for the screen: the first with a width and a height, or else the first. */
export function screenOf(request, items) {
  const roots = [...items.values()].filter(item => item.kind === 'view' && item.parent === null);
  if (typeof request.root === 'string' && items.has(request.root)) return items.get(request.root);
  const isSized = ({view}) => typeof view.width === 'number' && typeof view.height === 'number';
  return roots.find(isSized) ?? roots[0] ?? null;
}

/** A request with its views and its screen. */
export function sceneOf(request) {
  const items = itemsOf(request);
  return {request, items, screen: screenOf(request, items)};
}

/** A name as constraint text writes it. */
export const quoted = id => /^[A-Za-z_]\w*$/.test(id) ? id : `'${id.replaceAll("'", "''")}'`;

/** The name of a view in constraint text as its id. */
export const unquoted = name => name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;

/** The ids of the anchors in constraint text. */
export const idsIn = text => [...text.matchAll(/('(?:[^']|'')*'|[A-Za-z_]\w*)(?:\.\w+)+/g)].map(([, name]) => unquoted(name));

/** The ids of the views in a visual format, and whatever else it names. */
const namesIn = format => (format.match(/'(?:[^']|'')*'|[A-Za-z_]\w*/g) ?? []).map(unquoted);

/** The pointers of the constraints that name a view. */
export function constraintsNaming(request, id) {
  const names = value => typeof value === 'string' ? idsIn(value).includes(id) : value?.view === id;
  const found = [];
  (Array.isArray(request?.constraints) ? request.constraints : []).forEach((constraint, index) => {
    const parts = typeof constraint === 'string'
      ? [constraint] : [constraint?.text, constraint?.first, constraint?.second];
    const isIn = typeof constraint?.visual === 'string' && namesIn(constraint.visual).includes(id);
    if (isIn || parts.some(names)) found.push({index, pointer: `/constraints/${index}`, text: textOf(constraint)});
  });
  return found;
}

function textOf(constraint) {
  if (typeof constraint === 'string') return constraint;
  if (constraint.text ?? constraint.visual) return constraint.text ?? constraint.visual;
  const anchor = each => typeof each === 'object' && each ? `${each.view}.${each.attribute}` : each;
  return [anchor(constraint.first), constraint.relation, anchor(constraint.second), constraint.constant]
    .filter(part => part !== undefined && part !== null).join(' ');
}

/** The devices that every server can show, for one that lists none. */
export const DEVICES = [
  {name: 'iphone-se-3', title: 'iPhone SE', width: 375, height: 667},
  {name: 'iphone-16', title: 'iPhone 16', width: 393, height: 852},
  {name: 'iphone-16-landscape', title: 'iPhone 16, landscape', width: 852, height: 393},
  {name: 'iphone-16-pro-max', title: 'iPhone 16 Pro Max', width: 440, height: 956},
  {name: 'ipad-11', title: 'iPad 11″', width: 834, height: 1210},
  {name: 'ipad-11-landscape', title: 'iPad 11″, landscape', width: 1210, height: 834},
];
