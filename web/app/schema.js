// What the contract allows at a place of a request: names of members, and values.

/** How many schemas are tried for one place, since alternatives multiply. */
const SCHEMA_LIMIT = 200;
/** Members of a schema that need another one beside them, which the contract says in words. */
const NEEDS = {
  View: {text: ['font', 'textStyle', 'lines', 'lineBreak', 'lineBreakStrategy', 'lineHeightMultiple', 'letterSpacing', 'textKind']},
};

export class RequestSchema {
  /** @param contract the server's openapi.json, or null @param path of an operation, as `/v1/layout` */
  constructor(contract, path) {
    this.schemas = contract?.components?.schemas ?? {};
    this.root = this.rootOf(contract, path);
    this.rootAt = name => this.rootOf(contract, name);
  }

  rootOf(contract, path) {
    return contract?.paths?.[path]?.post?.requestBody?.content?.['application/json']?.schema ?? null;
  }

  /** A schema and all that it stands for: what it refers to, its parts and its alternatives. */
  expanded(schemas) {
    const found = new Set();
    const waiting = schemas.filter(Boolean);
    while (waiting.length && found.size < SCHEMA_LIMIT) {
      const schema = waiting.shift();
      if (!schema || typeof schema !== 'object' || found.has(schema)) continue;
      found.add(schema);
      if (schema.$ref) waiting.push(this.schemas[schema.$ref.split('/').at(-1)]);
      for (const name of ['allOf', 'anyOf', 'oneOf']) waiting.push(...schema[name] ?? []);
    }
    return [...found];
  }

  /**
   * The schemas of the value at a path.
   *
   * @param above the members of the objects on the way, which say of what operation the body of a step is
   */
  at(path, above = []) {
    let schemas = this.expanded([this.root]);
    path.forEach((token, index) => {
      const next = [];
      for (const schema of schemas) {
        if (typeof token === 'number') next.push(schema.prefixItems?.[token] ?? schema.items);
        else if (schema.properties && Object.hasOwn(schema.properties, token)) next.push(schema.properties[token]);
        else if (typeof schema.additionalProperties === 'object') next.push(schema.additionalProperties);
      }
      const post = token === 'body' ? above[index]?.post : undefined;
      if (post) next.push(this.rootAt(post));
      schemas = this.expanded(next);
    });
    return schemas;
  }

  /** The names that members of the object at a path may have, and that it does not have yet. */
  members(path, present = {}, above = []) {
    const fits = schema => !this.isExcluded(schema, present);
    const names = this.at(path, above).filter(fits).flatMap(schema => Object.keys(schema.properties ?? {}));
    const missing = new Set(Object.entries(NEEDS).filter(([name]) => this.is(name, path, above)).flatMap(
      ([, needs]) => Object.keys(needs).filter(name => !(name in present)).flatMap(name => needs[name])));
    return [...new Set(names)].filter(name => !(name in present) && !missing.has(name));
  }

  /** Whether an object has a string member that a schema has no place for: it is of another alternative. */
  isExcluded(schema, present) {
    return Object.entries(schema.properties ?? {}).some(([name, property]) =>
      'const' in property && present[name] && property.const !== present[name]);
  }

  /** The strings that the value at a path may be; none where any will do. */
  values(path, above = []) {
    const schemas = this.at(path, above);
    const words = schemas.flatMap(schema => [...schema.enum ?? [], ...'const' in schema ? [schema.const] : []]);
    return [...new Set(words.filter(each => typeof each === 'string'))];
  }

  /** Whether the value at a path may be text of a kind, by the name of its schema. */
  is(name, path, above = []) {
    return this.at(path, above).includes(this.schemas[name]);
  }
}
