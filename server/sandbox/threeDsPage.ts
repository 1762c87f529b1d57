import { escapeHtml } from 'sijil/base/formats/escaping';
import { createHash } from 'node:crypto';
import type { SandboxPayment } from './sandboxPayments';

const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f2f5f9;color:#1d2939;font:16px/1.7 Tahoma,Arial,sans-serif}
main{box-sizing:border-box;width:min(100% - 32px,440px);padding:28px;background:#fff;border:1px solid #dfe3e9;border-radius:12px}
h1{margin:0 0 4px;font-size:20px}
p{margin:0 0 12px}
.note{color:#667085;font-size:14px}
dl{display:grid;grid-template-columns:1fr auto;gap:6px 16px;margin:16px 0;padding:16px;background:#f7f9fb;border-radius:8px}
dd{margin:0;font-weight:600;direction:ltr}
form{display:grid;gap:10px}
button{min-height:46px;border:1px solid #dfe3e9;border-radius:8px;background:#fff;color:inherit;font:inherit;cursor:pointer}
button[value=approve]{border-color:#12805c;background:#12805c;color:#fff}
button:focus-visible{outline:3px solid #2a85ff;outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:#111418;color:#e6e9ee}main,button{background:#1b2027;border-color:#333b46}dl{background:#232a33}.note{color:#9aa4b2}}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Policy without scripts and with one known style; the form may only submit here and return to the merchant. */
export function threeDsPolicy(callbackUrl: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${new URL(callbackUrl).origin}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');
}

/** The sandbox bank's page: the person approves the payment or refuses it. */
export function threeDsPage({ id, amount, body }: SandboxPayment): string {
  const riyals = (amount / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  const { failure } = body.card;
  const rule =
    failure === null
      ? {
          ar: 'قاعدة التجربة: يُقبل الدفع بهذه البطاقة بعد الموافقة.',
          en: 'Sandbox rule: this card pays once you approve.',
        }
      : {
          ar: `قاعدة التجربة: تُرفض هذه البطاقة بعد الموافقة (<bdi>${escapeHtml(failure)}</bdi>).`,
          en: `Sandbox rule: this card is declined after you approve (${escapeHtml(failure)}).`,
        };
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>تأكيد الدفع · Confirm the payment</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>تأكيد الدفع</h1>
<p lang="en" dir="ltr" class="note">Confirm the payment</p>
<p>هذه صفحة البنك التجريبية: لا يُخصم منها أي مبلغ.<br><span lang="en" dir="ltr" class="note">This is the sandbox bank: nothing is charged.</span></p>
<dl>
<dt>المبلغ · Amount</dt><dd>SAR ${riyals}</dd>
<dt>البطاقة · Card</dt><dd>${escapeHtml(body.card.brand)} •••• ${escapeHtml(body.card.lastFour)}</dd>
<dt>الطلب · Order</dt><dd>${escapeHtml(body.description ?? '')}</dd>
</dl>
<p>${rule.ar}<br><span lang="en" dir="ltr" class="note">${rule.en}</span></p>
<form method="post" action="/sandbox/gateway/3ds/${id}">
<button name="decision" value="approve">الموافقة على الدفع · <span lang="en">Approve</span></button>
<button name="decision" value="refuse">رفض الدفع · <span lang="en">Decline</span></button>
</form>
</main>
</body>
</html>`;
}
