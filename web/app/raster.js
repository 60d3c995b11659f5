// The picture of a layout as PNG, drawn by the browser from the SVG of the server.

import {drawing} from './service.js';

// The most pixels on a side that browsers draw everywhere.
const LONGEST = 16_384;

/**
 * The picture of a request, as PNG.
 *
 * @param scale pixels of a unit of the picture
 * @throws {Error} with a message for people
 */
export async function raster(request, scale) {
  const source = URL.createObjectURL(new Blob([await drawing(request)], {type: 'image/svg+xml'}));
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    if (Math.max(canvas.width, canvas.height) > LONGEST) throw new Error('The picture is too large for PNG.');
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise(done => { canvas.toBlob(done, 'image/png'); });
    if (!blob) throw new Error('The browser could not draw the picture.');
    return blob;
  } finally {
    URL.revokeObjectURL(source);
  }
}

/** Gives a blob to be saved under a name. */
export function save(blob, name) {
  const link = Object.assign(document.createElement('a'), {href: URL.createObjectURL(blob), download: name});
  link.click();
  // The download has begun before the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
