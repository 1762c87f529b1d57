import { createHash, randomUUID } from 'node:crypto';
import type { Storage } from 'sijil/server/storage/storage';
import type { Transaction } from 'sijil/server/db/connect';
import { files } from 'sijil/server/db/schema/files';
import { insertAll } from './insertAll';
import { type SceneName, scenes } from './pictures/scenes';
import type { Photo } from './pictures/questionPhotos';

type NewFile = typeof files.$inferInsert;
type Content = Required<Pick<NewFile, 'sha256' | 'size' | 'width' | 'height'>>;

/**
 * Uploaded pictures of the demo: each is rendered and stored once, and each uploader gets a separate row. `flush` writes the
 * rows, before rows that refer to them.
 */
export class DemoFiles {
  private readonly contents = new Map<string, Content>();
  private readonly ids = new Map<string, string>();
  private rows: NewFile[] = [];
  private readonly stored: Promise<void>[] = [];

  constructor(private readonly storage: Storage) {}

  /** A rendered scene as its owner's upload. */
  scene(name: SceneName, ownerId: string | null, at: Date, reading = ''): string {
    return this.add(`${name}${reading && ` ${reading}`}.png`, () => scenes[name](reading), ownerId, at);
  }

  /** A photo under a question, captioned with what it shows. */
  photo({ scene, caption }: Photo, ownerId: string, at: Date, reading = ''): string {
    const name = `${caption.en}${reading && ` ${reading}`}${scene === 'gaps' ? ' (gaps)' : ''}.png`;
    return this.add(name, () => scenes[scene](reading, caption), ownerId, at);
  }

  /** Adds a picture, rendered only if no file of that name was stored before. */
  add(name: string, draw: () => Buffer, ownerId: string | null, at: Date): string {
    const key = `${name}/${ownerId}`;
    const known = this.ids.get(key);
    if (known) return known;
    const picture = this.keep(name, draw);
    const id = randomUUID();
    this.rows.push({ id, ...picture, name, type: 'image/png', ownerId, attached: true, createdAt: at });
    this.ids.set(key, id);
    return id;
  }

  async flush(tx: Transaction): Promise<void> {
    await Promise.all(this.stored.splice(0));
    await insertAll(tx, files, this.rows);
    this.rows = [];
  }

  private keep(name: string, draw: () => Buffer): Content {
    const picture = this.contents.get(name);
    if (picture) return picture;
    const content = draw();
    const fresh = {
      sha256: createHash('sha256').update(content).digest('hex'),
      size: content.length,
      width: content.readUInt32BE(16),
      height: content.readUInt32BE(20),
    };
    this.contents.set(name, fresh);
    this.stored.push(this.storage.put(fresh.sha256, content));
    return fresh;
  }
}
