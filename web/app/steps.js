// Faults of a sequence itself. The server finds them too, but answers them with an error that browsers write to
// the console. Those of the bodies of steps come back as results of the steps.

const PATHS = ['/v1/layout', '/v1/snapshot', '/v1/diff', '/v1/text'];
const MEMBERS = {request: ['input', 'now', 'steps'], step: ['id', 'post', 'body', 'template']};

const isObject = value => value !== null && typeof value === 'object' && !Array.isArray(value);

const unknown = (value, names, pointer) => Object.keys(value).filter(name => !names.includes(name)).map(name => ({
  pointer: `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
  detail: `unknown member "${name}"; expected ${names.map(each => `"${each}"`).join(', ')}`,
}));

/** The faults of a sequence, as a problem of the server lists them; none if the server can run it. */
export function sequenceFaults(request) {
  if (!isObject(request)) return [{pointer: '', detail: 'must be an object'}];
  const faults = unknown(request, MEMBERS.request, '');
  if (!('steps' in request)) return [...faults, {pointer: '', detail: 'needs the member "steps"'}];
  if (!Array.isArray(request.steps)) return [...faults, {pointer: '/steps', detail: 'must be an array'}];
  const ids = new Map();
  request.steps.forEach((step, index) => {
    const pointer = `/steps/${index}`;
    if (!isObject(step)) return void faults.push({pointer, detail: 'must be an object'});
    faults.push(...unknown(step, MEMBERS.step, pointer), ...faultsOfStep(step, pointer));
    if (ids.has(step.id)) faults.push({pointer: `${pointer}/id`, detail: `the id is already that of the step at /steps/${ids.get(step.id)}`});
    else if (typeof step.id === 'string') ids.set(step.id, index);
  });
  return faults;
}

function faultsOfStep(step, pointer) {
  const faults = [];
  for (const name of ['id', 'post']) {
    if (!(name in step)) faults.push({pointer, detail: `needs the member "${name}"`});
    else if (typeof step[name] !== 'string') faults.push({pointer: `${pointer}/${name}`, detail: 'must be a string'});
  }
  if (step.id === '') faults.push({pointer: `${pointer}/id`, detail: 'must not be empty'});
  if (typeof step.post === 'string' && !PATHS.includes(step.post)) {
    const suggestion = PATHS.find(path => step.post.length > 4 && path.startsWith(step.post));
    faults.push({pointer: `${pointer}/post`, detail: `must be ${PATHS.join(', ')}, not "${step.post}"`, suggestion});
  }
  const [hasBody, hasTemplate] = ['body' in step, 'template' in step];
  if (hasBody && hasTemplate) faults.push({pointer, detail: 'a step has a "body" or a "template", not both'});
  if (!hasBody && !hasTemplate) faults.push({pointer, detail: 'a step needs a "body" or a "template"'});
  return faults;
}
