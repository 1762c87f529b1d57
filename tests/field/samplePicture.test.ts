import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sniffType, uploadLimit } from 'sijil/base/files/uploads';
import { samplePicture } from '../../server/seed/sample/samplePicture';

describe('the generated sample photo', () => {
  const picture = samplePicture({ label: 'chilled_holding', reading: 7.4 }, 'seed');

  it('is a PNG that the portal accepts as an upload', () => {
    expect(sniffType(picture)).toBe('image/png');
    expect(picture.length).toBeLessThan(uploadLimit / 4);
  });

  it('is a complete 480 × 320 image', async () => {
    const { info } = await sharp(picture, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 480, height: 320 });
  });

  it('depends only on the question and the seed', () => {
    expect(samplePicture({ label: 'chilled_holding', reading: 7.4 }, 'seed')).toEqual(picture);
    expect(samplePicture({ label: 'hand_washing' }, 'seed')).not.toEqual(picture);
  });
});
