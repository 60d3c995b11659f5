// The search over guides and reference, in an index that is loaded when it is first used.

const base = new URL('../', import.meta.url);
const SHOWN = 12;
/** Words of a question that are looked up. */
const LONGEST = 12;

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The index, as web/build/search.py packs it: sections by number, and words with the numbers of theirs. */
async function load() {
  const {pages, words, common} = await (await fetch(new URL('search.json', import.meta.url))).json();
  const sections = pages.flatMap(([title, address, rows]) => rows.map(([heading, anchor, lead]) => ({
    title, lead, heading: heading || title, address: address + (anchor ? `#${anchor}` : ''),
    names: tokens(heading || title), titles: tokens(title),
  })));
  return {
    sections, common: new Set(common),
    words: words.split('\n').map(line => line.split(' ')).map(([word, digits]) => [word, unpacked(digits)]),
  };
}

function unpacked(digits) {
  const numbers = [];
  let [last, distance, unit] = [-1, 0, 1];
  for (const digit of digits) {
    const value = DIGITS.indexOf(digit);
    distance += value % 31 * unit;
    unit *= 31;
    if (value >= 31) continue;
    last += distance + 1;
    numbers.push(last);
    [distance, unit] = [0, 1];
  }
  return numbers;
}

const tokens = text => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** How well a word fits one of a list: as a whole, as its beginning, or not at all. */
function fit(list, word, whole, part) {
  return list.includes(word) ? whole : list.some(each => each.startsWith(word)) ? part : 0;
}

/** The sections that have every word of a text, at least as the beginning of another; the nearest first. */
function find({sections, words, common}, text) {
  const all = tokens(text).slice(0, LONGEST);
  // Words that every text has, and letters, tell nothing, unless there is nothing else.
  const telling = all.filter(word => word.length > 1 && !common.has(word));
  const wanted = telling.length ? telling : all;
  const points = sections.map(section => wanted.map(
    word => Math.max(fit(section.names, word, 12, 6), fit(section.titles, word, 4, 2))));
  wanted.forEach((each, place) => {
    for (const [word, numbers] of words) {
      if (!word.startsWith(each)) continue;
      for (const number of numbers) points[number][place] = Math.max(points[number][place], word === each ? 3 : 1);
    }
  });
  // Of two headings with the same words, the shorter is nearer.
  const sum = number => points[number].reduce((all, each) => all + each, 1 / sections[number].names.length);
  return sections.map((section, number) => [sum(number), section, number])
    .filter(([, , number]) => wanted.length && points[number].every(Boolean))
    .sort(([a], [b]) => b - a).map(([, section]) => section);
}

function row(section) {
  const link = document.createElement('a');
  link.href = new URL(section.address, base);
  const [name, place, lead] = ['strong', 'small', 'span'].map(kind => document.createElement(kind));
  name.textContent = section.heading;
  place.textContent = section.heading === section.title ? '' : section.title;
  lead.textContent = section.lead;
  link.append(name, place, lead);
  return link;
}

/** Wires the field of the page. */
export function addSearch() {
  // A promise, as soon as the field is used.
  let index;
  const box = document.querySelector('.search');
  const [field, list, status] = ['input', '.found', '[role=status]'].map(name => box.querySelector(name));
  const links = () => [...list.querySelectorAll('a')];

  async function show() {
    index ??= load();
    let sections;
    try {
      sections = await index;
    } catch (error) {
      index = undefined;
      say(`The index cannot be loaded: ${error.message}`);
      return;
    }
    const found = find(sections, field.value);
    if (!field.value.trim()) {
      say('');
    } else if (found.length) {
      list.replaceChildren(...found.slice(0, SHOWN).map(row));
      list.hidden = false;
      status.textContent = `${found.length} found`;
    } else {
      say('Nothing found.');
    }
  }

  function say(text) {
    const line = document.createElement('p');
    line.textContent = status.textContent = text;
    list.replaceChildren(line);
    list.hidden = !text;
  }

  function step(event, by) {
    const all = links();
    const next = all.indexOf(document.activeElement) + by;
    event.preventDefault();
    if (next < 0) field.focus();
    else all[Math.min(next, all.length - 1)]?.focus();
  }

  field.addEventListener('focus', () => {
    index ??= load();
    // A failure is told when something is looked for.
    index.catch(() => {});
  });
  field.addEventListener('input', show);
  box.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown') step(event, 1);
    if (event.key === 'ArrowUp') step(event, -1);
    if (event.key === 'Enter' && event.target === field) links()[0]?.click();
    if (event.key === 'Escape') {
      list.hidden = true;
      field.focus();
    }
  });
  // Some browsers focus no link that is pressed, and the list must not go before the click.
  list.addEventListener('mousedown', event => event.preventDefault());
  // A link into the same page leaves the list standing.
  list.addEventListener('click', () => { list.hidden = true; });
  box.addEventListener('focusout', event => {
    if (!box.contains(event.relatedTarget)) list.hidden = true;
  });
  field.addEventListener('click', () => { if (field.value.trim()) list.hidden = false; });
  document.addEventListener('keydown', event => {
    const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName);
    if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      field.focus();
    }
  });
}
