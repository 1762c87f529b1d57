import { describe, expect, it } from 'vitest';
import { safeFileName } from 'sijil/base/files/uploads';

describe('the stored name of an uploaded file', () => {
  it.each([
    ['menu.pdf', 'application/pdf', 'menu.pdf'],
    ['صورة المطبخ.JPEG', 'image/jpeg', 'صورة المطبخ.JPEG'],
    ['invoice.html', 'application/pdf', 'invoice.pdf'],
    ['IMG_0001', 'image/jpeg', 'IMG_0001.jpg'],
    ['خطاب رقم 4.2', 'application/pdf', 'خطاب رقم 4.2.pdf'],
    ['gnp\u202Efdp.exe', 'image/png', 'gnpfdp.png'],
    ['\u200Fa\u2067b\u061C.png', 'image/png', 'ab.png'],
    ['a\u0000b\r\n.pdf', 'application/pdf', 'ab.pdf'],
    ['C:\\Users\\me\\a.pdf', 'application/pdf', 'a.pdf'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['.htaccess', 'image/png', 'htaccess.png'],
    ['', 'image/png', 'file.png'],
  ] as const)('for %j of type %s is %j', (name, type, kept) => {
    expect(safeFileName(name, type)).toBe(kept);
  });

  it('has at most 120 characters including its extension', () => {
    const kept = safeFileName(`${'س'.repeat(300)}.html`, 'application/pdf');
    expect([kept.length, kept.slice(-5)]).toEqual([120, 'س.pdf']);
  });
});
