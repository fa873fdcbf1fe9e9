/** Row k is the effect of a byte on the checksum after k more bytes. */
const TABLES = tables(8);

function tables(count: number): Uint32Array {
  const all = new Uint32Array(256 * count);
  for (let byte = 0; byte < 256; byte++) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    all[byte] = crc;
  }
  for (let i = 256; i < all.length; i++) all[i] = (all[i - 256]! >>> 8) ^ all[all[i - 256]! & 255]!;
  return all;
}

/** CRC-32 as in ISO 3309 and zip files. Models have many megabytes: eight bytes at a time (Intel, 2006). */
export function crc32(bytes: Uint8Array): number {
  const t = TABLES;
  let crc = 0xffffffff;
  let i = 0;
  for (const end = bytes.length - 7; i < end; i += 8) {
    crc =
      t[1792 + ((crc ^ bytes[i]!) & 255)]! ^
      t[1536 + (((crc >>> 8) ^ bytes[i + 1]!) & 255)]! ^
      t[1280 + (((crc >>> 16) ^ bytes[i + 2]!) & 255)]! ^
      t[1024 + ((crc >>> 24) ^ bytes[i + 3]!)]! ^
      t[768 + bytes[i + 4]!]! ^
      t[512 + bytes[i + 5]!]! ^
      t[256 + bytes[i + 6]!]! ^
      t[bytes[i + 7]!]!;
  }
  for (; i < bytes.length; i++) crc = t[(crc ^ bytes[i]!) & 255]! ^ (crc >>> 8);
  return ~crc >>> 0;
}
