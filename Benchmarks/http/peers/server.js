// The routes of the benchmarks on Node's http module: /plain and /json, with one process for each core.
//
//   node server.js PORT PROCESSES
'use strict';
const cluster = require('node:cluster');
const http = require('node:http');

const [port, processes] = process.argv.slice(2).map(Number);

function isText(value) { return typeof value === 'string'; }

function invoice(order) {
  if (!isText(order.order) || !isText(order.currency) || !Array.isArray(order.items)) throw new Error('order');
  let total = 0;
  const lines = order.items.map(({ id, title, quantity, price, discount, tags }) => {
    if (!isText(id) || !isText(title) || !Number.isInteger(quantity) || typeof price !== 'number') throw new Error('item');
    if (tags !== undefined && !(Array.isArray(tags) && tags.every(isText))) throw new Error('tags');
    const amount = quantity * price * (1 - (discount ?? 0));
    total += amount;
    return { id, title, amount };
  });
  return { order: order.order, currency: order.currency, lines, total };
}

function answer(response, status, type, body) {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

function serve(request, response) {
  if (request.method === 'GET' && request.url === '/plain') {
    answer(response, 200, 'text/plain', 'Hello, world!');
  } else if (request.method === 'POST' && request.url === '/json') {
    const pieces = [];
    request.on('data', (piece) => pieces.push(piece));
    request.on('end', () => {
      try {
        answer(response, 200, 'application/json', JSON.stringify(invoice(JSON.parse(Buffer.concat(pieces)))));
      } catch (error) {
        answer(response, 400, 'text/plain', 'bad order\n');
      }
    });
  } else {
    answer(response, 404, 'text/plain', 'nothing\n');
  }
}

if (processes > 1 && cluster.isPrimary) {
  // The kernel spreads the connections, as it does for the other servers.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  for (let i = 0; i < processes; i++) cluster.fork();
} else {
  http.createServer(serve).listen(port, '127.0.0.1', 1024);
}
