// A request as code that sends it: as text, for people to copy.

import {parse} from './json.js';

/** The languages, by the names under which they are offered. */
export const LANGUAGES = {curl: 'curl', swift: 'Swift', python: 'Python', javascript: 'JavaScript'};

const WRITERS = {curl, swift, python, javascript};

/**
 * Code that sends a request.
 *
 * @param language a name of `LANGUAGES`
 * @param origin the address of the server, with a slash at its end
 * @param path of the operation, as `v1/layout`
 * @param body JSON text
 * @param hasToken whether the server asks for a token, which the code takes from `TRELLIS_TOKEN`
 */
export const snippet = (language, {origin, path, body, hasToken = false}) =>
  WRITERS[language]({origin, path, body: body.trim(), hasToken});

function curl({origin, path, body, hasToken}) {
  // No line of JSON can be the word that ends the text, since words stand in quotes.
  const token = hasToken ? '  --header "Authorization: Bearer $TRELLIS_TOKEN" \\\n' : '';
  return `curl --silent --show-error '${origin}${path}' \\
${token}  --header 'Content-Type: application/json' \\
  --data-binary @- <<'JSON'
${body}
JSON
`;
}

function python({origin, path, body, hasToken}) {
  const token = hasToken ? ', "Authorization": f"Bearer {os.environ[\'TRELLIS_TOKEN\']}"' : '';
  // JSON never has three quotes in a row, and a raw string keeps its backslashes.
  return `import json
${hasToken ? 'import os\n' : ''}import urllib.error
import urllib.request

body = r"""
${body}
"""
request = urllib.request.Request(
    "${origin}${path}", data=body.encode(),
    headers={"Content-Type": "application/json"${token}})
try:
    with urllib.request.urlopen(request) as response:
        print(json.dumps(json.load(response), indent=2))
except urllib.error.HTTPError as problem:
    print(problem.read().decode())
`;
}

function javascript({origin, path, body, hasToken}) {
  const token = hasToken ? ', Authorization: `Bearer ${process.env.TRELLIS_TOKEN}`' : '';
  // A raw template keeps backslashes, but neither a backtick nor what begins a placeholder.
  const text = /`|\$\{/.test(body)
    ? `[\n${body.split('\n').map(line => `    ${JSON.stringify(line)},`).join('\n')}\n  ].join('\\n')`
    : `String.raw\`\n${body}\n\``;
  return `const response = await fetch('${origin}${path}', {
  method: 'POST',
  headers: {'Content-Type': 'application/json'${token}},
  body: ${text},
});
console.log(JSON.stringify(await response.json(), null, 2));
`;
}

/** Swift's raw string of several lines, with as many signs as keep what is in it from ending it. */
function rawString(text) {
  let signs = '#';
  while (text.includes(`"""${signs}`) || text.includes(`\\${signs}`)) signs += '#';
  return `${signs}"""\n${text}\n"""${signs}`;
}

/** A value of JSON as a constant. */
const constant = (name, text) =>
  `let ${name} = try RawJSON(\n${rawString(text).split('\n').map(line => `  ${line}`).join('\n')})`;

function swift({origin, path, body, hasToken}) {
  const token = hasToken
    ? ',\n  credentials: .bearer(ProcessInfo.processInfo.environment["TRELLIS_TOKEN"] ?? "")' : '';
  return `import Foundation
${hasToken ? 'import RequestSequences\n' : ''}import TrellisClient

let client = ServiceClient(at: URL(string: "${origin}")!${token})
${CALLS[path](body)}
`;
}

/** The calls of TrellisClient, by the path of their operation. */
const CALLS = {
  'v1/layout': body => `${constant('request', body)}
print(try await client.layout(request).json)`,
  'v1/snapshot': body => `${constant('request', body)}
print(try await client.snapshot(ListSource(json: request)).json)`,
  'v1/diff': body => {
    const {from, to} = membersOf(body);
    return `${constant('from', from)}
${constant('to', to)}
print(try await client.difference(from: ListSource(json: from), to: ListSource(json: to)).json)`;
  },
  // The client measures texts that are made in Swift. A sequence takes them as JSON.
  'v1/text': body => `${constant('request', body)}
let step = ServiceStep("texts", post: "/v1/text", .body(request))
print(try await client.sequence([step]).steps[0].body)`,
  'v1/sequence': body => {
    const {input, now, steps} = membersOf(body);
    const all = stepsOf(steps);
    return [
      now === undefined ? null : '// The client leaves out the time that this request has as `now`.',
      input === undefined ? null : constant('input', input),
      ...all.map(({value}, index) => constant(`body${index + 1}`, value)),
      'let steps = [',
      ...all.map(({id, post, kind}, index) => `  ServiceStep(${word(id)}, post: ${word(post)}, .${kind}(body${index + 1}))${all.length > 1 ? ',' : ''}`),
      ']',
      `let reply = try await client.sequence(${input === undefined ? '' : 'input: input, '}steps)`,
      'for step in reply.steps { print(step.id, step.status, step.body) }',
    ].filter(line => line !== null).join('\n');
  },
};

/** The members of an object in JSON text, each as it is written. */
function membersOf(text) {
  const {members = []} = parse(text);
  return Object.fromEntries(members.map(({name, node}) => [name, text.slice(node.start, node.end)]));
}

function stepsOf(text = '[]') {
  return (parse(text).items ?? []).map(({start, end}) => {
    const {id = '""', post = '""', body, template = '{}'} = membersOf(text.slice(start, end));
    return {id: JSON.parse(id), post: JSON.parse(post), kind: body === undefined ? 'template' : 'body', value: body ?? template};
  });
}

/** A string of one line; in the raw form where it has more than letters, digits and a few signs. */
const word = text => /^[\w ./-]*$/.test(text) ? `"${text}"` : rawString(String(text));
