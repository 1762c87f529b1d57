import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigurationError } from 'sijil/server/config/serverConfig';
import { environment, readDatabaseUrl, secretNames } from '../../server/config/environment';
import { pageOrigins } from '../../server/config/pageOrigins';
import { contentSecurityPolicy } from 'sijil/server/plugins/protection';
import { readConfig } from '../../server/config/readConfig';

const own = { DATABASE_URL: 'postgres://localhost/portal' };
const real = {
  ...own,
  PUBLIC_URL: 'https://portal.example.sa/',
  CARD_GATEWAY_URL: 'https://api.moyasar.com',
  CARD_GATEWAY_PUBLIC_KEY: 'pk_live_1',
  CARD_GATEWAY_SECRET_KEY: 'sk_live_1',
  CARD_GATEWAY_WEBHOOK_SECRET: 'webhook',
  IDENTITY_URL: 'https://rabet-nafath.api.elm.sa',
  IDENTITY_APP_ID: 'app',
  IDENTITY_APP_KEY: 'key',
  IDENTITY_AUDIENCE: 'portal',
  SMTP_URL: 'smtps://mail.example.sa',
  MAIL_FROM: 'سلامة <no-reply@example.sa>',
};

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('with the embedded database', () => {
  it('the portal starts without any setting, in sandbox mode with demo data and API reference', () => {
    expect(readConfig({})).toMatchObject({ sandbox: true, demo: true, apiDocs: true, trustProxy: false });
  });
});

describe('with an external PostgreSQL', () => {
  it('startup fails and names every missing setting in both languages', () => {
    const message = refusal(own);
    for (const name of Object.keys(real).filter((name) => name !== 'DATABASE_URL')) {
      expect(message.split(name), name).toHaveLength(3);
    }
    expect(message).toMatch(/[؀-ۿ]/);
    expect(message).toContain('SANDBOX=on');
  });

  it.each(Object.keys(real).filter((name) => name !== 'DATABASE_URL'))('startup fails without %s', (name) => {
    const { [name as keyof typeof real]: _, ...rest } = real;
    expect(refusal(rest)).toContain(name);
    expect(refusal({ ...rest, [name]: '' })).toContain(name);
  });

  it('the complete settings start the portal without sandbox, demo data or API reference', () => {
    const config = readConfig(real);
    expect(config).toMatchObject({
      sandbox: false,
      demo: false,
      apiDocs: false,
      publicUrl: 'https://portal.example.sa',
    });
    expect(JSON.stringify(Object.values(config))).not.toMatch(/sandbox/);
    expect(readConfig({ ...real, DEMO: 'on' }).demo).toBe(false);
    expect(readConfig({ ...real, API_DOCS: 'on' }).apiDocs).toBe(true);
  });

  it('SANDBOX=on simulates unset services, but requires all settings of a partly set one', () => {
    expect(readConfig({ ...own, SANDBOX: 'on' })).toMatchObject({ sandbox: true, demo: false });
    const begun = refusal({ ...own, SANDBOX: 'on', CARD_GATEWAY_URL: 'https://api.moyasar.com' });
    expect(begun).toContain('CARD_GATEWAY_WEBHOOK_SECRET');
    expect(begun).not.toContain('IDENTITY_URL');
  });
});

describe('with real services', () => {
  it.each([
    ['CARD_GATEWAY_PUBLIC_KEY', 'pk_test_sandbox'],
    ['CARD_GATEWAY_SECRET_KEY', 'sk_test_sandbox'],
    ['CARD_GATEWAY_WEBHOOK_SECRET', 'sandbox-webhook'],
    ['IDENTITY_APP_KEY', 'sandbox'],
    ['PUBLIC_URL', 'http://portal.example.sa'],
    ['PUBLIC_URL', 'http://localhost:3000'],
    ['CARD_GATEWAY_URL', 'http://api.moyasar.com'],
    ['IDENTITY_URL', 'http://10.0.0.7/nafath'],
  ])('startup refuses the unsafe %s=%s in both languages', (name, value) => {
    const message = refusal({ ...real, [name]: value });
    expect(message.split(name)).toHaveLength(3);
    expect(message).toMatch(/[\u0600-\u06ff]/);
    expect(refusal({ ...real, [name]: value, SANDBOX: 'on' })).toBe('accepted');
  });

  it('one message names all unsafe and missing settings', () => {
    const { MAIL_FROM: _, ...rest } = real;
    const message = refusal({
      ...rest,
      PUBLIC_URL: 'http://a.sa',
      CARD_GATEWAY_SECRET_KEY: 'sk_test_sandbox',
    });
    for (const name of ['MAIL_FROM', 'PUBLIC_URL', 'CARD_GATEWAY_SECRET_KEY'])
      expect(message).toContain(name);
  });

  it('plain HTTP is allowed only for localhost in development', () => {
    const local = { ...real, PUBLIC_URL: 'http://localhost:5173' };
    expect(refusal({ ...local, NODE_ENV: 'development' })).toBe('accepted');
    expect(refusal({ ...local, NODE_ENV: 'development', PUBLIC_URL: 'http://portal.sa' })).toContain(
      'PUBLIC_URL',
    );
  });
});

describe('a connection pooler', () => {
  it('is configured with a direct database URL and without prepared statements', () => {
    const pooled = { ...real, DATABASE_DIRECT_URL: 'postgres://db/portal', DATABASE_PREPARE: 'off' };
    expect(readConfig(pooled).database).toEqual({
      directUrl: 'postgres://db/portal',
      replicaUrl: undefined,
      pool: 20,
      prepare: false,
    });
  });

  it.each([
    [{ DATABASE_DIRECT_URL: 'postgres://db/portal' }, 'DATABASE_URL'],
    [{ ROLE: 'worker' }, 'DATABASE_URL'],
    [{ ...real, DATABASE_DIRECT_URL: 'postgres://one,two/portal' }, 'DATABASE_DIRECT_URL'],
    [{ ...real, ROLE: 'job' }, 'ROLE'],
    [{ ...own, SANDBOX: 'on', DATABASE_POOL: '4' }, 'DATABASE_POOL'],
    [{ ...own, SANDBOX: 'on', DATABASE_POOL: 'many' }, 'DATABASE_POOL'],
    [{ ...own, SANDBOX: 'on', DATABASE_PREPARE: 'no' }, 'DATABASE_PREPARE'],
    [{ ...own, SANDBOX: 'on', DATABASE_DIRECT_URL: 'mysql://db' }, 'DATABASE_DIRECT_URL'],
  ])('the settings %j are refused, and the message names the faulty one', (env, name) => {
    expect(refusal(env)).toContain(name);
  });
});

describe('a read replica', () => {
  const replica = 'postgres://two/portal';

  it('is a server other than the database, or one of its several hosts', () => {
    expect(readConfig({ ...real, DATABASE_REPLICA_URL: replica }).database?.replicaUrl).toBe(replica);
    const hosts = { ...real, DATABASE_URL: 'postgres://one,two/portal' };
    expect(readConfig({ ...hosts, DATABASE_REPLICA_URL: replica }).database?.replicaUrl).toBe(replica);
  });

  const setPrimary = ['Set DATABASE_URL to the server', 'عيّن DATABASE_URL للخادم الرئيس'];
  const setReplica = ['Set it to a replica of the database', 'عيّنه لخادم تابع'];
  it.each([
    [{ DATABASE_REPLICA_URL: replica }, setPrimary],
    [{ ...real, DATABASE_REPLICA_URL: real.DATABASE_URL }, setReplica],
    [{ ...real, DATABASE_DIRECT_URL: replica, DATABASE_REPLICA_URL: replica }, setReplica],
    [{ ...real, DATABASE_REPLICA_URL: 'postgres://two,three/portal' }, setReplica],
    [{ ...real, DATABASE_REPLICA_URL: 'mysql://two' }, ['postgres://user:password@host:5432/database']],
  ])(
    'the settings %j are refused, and the message names DATABASE_REPLICA_URL and the remedy',
    (env, remedy) => {
      const message = refusal(env);
      expect(message).toContain('DATABASE_REPLICA_URL');
      for (const words of remedy) expect(message).toContain(words);
    },
  );
});

describe('the object storage bucket', () => {
  const keys = { STORAGE_KEY_ID: 'id', STORAGE_KEY_SECRET: 'secret' };

  it('is read with its name and optional prefix from STORAGE_URL, and is undefined without it', () => {
    expect(readConfig(keys).bucket).toBeUndefined();
    expect(readConfig({ ...keys, STORAGE_URL: 's3://portal/a/b/' }).bucket).toEqual({
      name: 'portal',
      prefix: 'a/b',
      endpoint: undefined,
      publicUrl: undefined,
      region: 'us-east-1',
      keyId: 'id',
      keySecret: 'secret',
    });
    expect(readConfig({ ...keys, STORAGE_URL: 's3://portal' }).bucket?.prefix).toBe('');
  });

  it.each([
    [{ STORAGE_URL: 's3://portal', STORAGE_KEY_ID: 'id' }, 'STORAGE_KEY_SECRET'],
    [{ ...keys, STORAGE_URL: 'https://portal.s3.example.sa' }, 'STORAGE_URL'],
    [{ ...keys, STORAGE_URL: 's3://portal/../other' }, 'STORAGE_URL'],
    [{ ...keys, STORAGE_URL: 's3://portal', STORAGE_ENDPOINT: 'minio:9000' }, 'STORAGE_ENDPOINT'],
    [{ ...real, STORAGE_PUBLIC_URL: 'http://files.example.sa' }, 'STORAGE_PUBLIC_URL'],
  ])('the settings %j are refused, and the message names the faulty one', (env, name) => {
    expect(refusal(env)).toContain(name);
  });
});

describe('TRUST_PROXY', () => {
  it.each(['loopback', '10.0.0.0/8, 192.168.1.7', 'fd00::/8'])('accepts %s', (given) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(given);
  });
  it.each(['true', '*', '0.0.0.0/0', '10.0.0.0/33', '1'])(
    'refuses %s, which would trust every address',
    (given) => {
      expect(refusal({ TRUST_PROXY: given })).toContain('TRUST_PROXY');
    },
  );
});

describe('the settings', () => {
  const known = Object.keys(environment.shape).sort();

  it('are all listed in .env.example, with values equal to the defaults', () => {
    const lines = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+=.*$/gm) ?? [];
    const given = Object.fromEntries(
      lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
    );
    expect(Object.keys(given).sort()).toEqual(known);
    expect(readConfig(given)).toEqual(readConfig({}));
  });

  it('are all listed in the README', () => {
    const rows = readFileSync('README.md', 'utf8').match(/^\| `[A-Z_]+`.*$/gm) ?? [];
    const names = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z_]{3,}/g) ?? []);
    expect(names.sort()).toEqual(known);
  });

  it('that may be read from files are exactly those under Secrets in the deployment guide', () => {
    const [, secrets = ''] = readFileSync('docs/deployment.md', 'utf8').split('## Secrets');
    const names = secrets.split('\n## ')[0]?.match(/`[A-Z_]+`/g) ?? [];
    expect([...new Set(names)].sort()).toEqual(secretNames.map((name) => `\`${name}\``).sort());
  });
});

describe('the map tiles', () => {
  const policy = (url: string) =>
    contentSecurityPolicy(pageOrigins(readConfig({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Maps' })))
      .directives.imgSrc;

  it('are absent by default, and the page then loads no foreign images', () => {
    expect(readConfig({}).tiles).toBeNull();
    expect(contentSecurityPolicy(pageOrigins(readConfig({}))).directives.imgSrc).toEqual([
      "'self'",
      'data:',
      'blob:',
    ]);
  });

  it('may be loaded from their own server only', () => {
    expect(policy('https://tiles.example.sa/{z}/{x}/{y}.png')).toContain('https://tiles.example.sa');
    expect(policy('https://{s}.tiles.example.sa/{z}/{x}/{y}.png?key=1')).toContain(
      'https://*.tiles.example.sa',
    );
    expect(
      readConfig({ MAP_TILES_URL: 'https://t.sa/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: '© Maps' }).tiles,
    ).toEqual({
      url: 'https://t.sa/{z}/{x}/{y}.png',
      attribution: '© Maps',
    });
  });

  it.each([
    'https://tiles.example.sa/one.png',
    'javascript:{x}{y}{z}',
    "https://a'; script-src *;/{x}/{y}/{z}",
  ])('refuse the URL %s', (url) => {
    expect(refusal({ MAP_TILES_URL: url })).toContain('MAP_TILES_URL');
  });
});

describe('a secret read from a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'salama-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileWith = (content: string) => {
    const file = path.join(folder, String(content.length));
    writeFileSync(file, content);
    return file;
  };

  it('is read like the setting itself, without its trailing line break', () => {
    const { DATABASE_URL, CARD_GATEWAY_SECRET_KEY, ...rest } = real;
    const env = {
      ...rest,
      DATABASE_URL_FILE: fileWith(`${DATABASE_URL}\n`),
      CARD_GATEWAY_SECRET_KEY_FILE: fileWith(CARD_GATEWAY_SECRET_KEY),
    };
    expect(readConfig(env)).toEqual(readConfig(real));
    expect(readDatabaseUrl(env)).toBe(DATABASE_URL);
  });

  it('is refused when the setting is set as well, and the message names both', () => {
    const message = refusal({ ...real, SMTP_URL_FILE: fileWith(real.SMTP_URL) });
    expect(message).toMatch(/SMTP_URL.*SMTP_URL_FILE[^]*SMTP_URL.*SMTP_URL_FILE/);
    expect(message).not.toContain(real.SMTP_URL);
  });

  it.each(['', '\n'])('is refused when the file is empty (%j)', (content) => {
    expect(refusal({ ...real, CERTIFICATE_KEY_FILE: fileWith(content) })).toContain('CERTIFICATE_KEY_FILE');
  });

  it('is refused when the file does not exist, and the message has its path', () => {
    const file = path.join(folder, 'absent');
    expect(refusal({ ...real, IDENTITY_APP_KEY: '', IDENTITY_APP_KEY_FILE: file })).toContain(file);
  });

  it('is possible for every setting named as a key, secret, passphrase or password', () => {
    const sensitive = Object.keys(environment.shape).filter((name) => /KEY|SECRET|PASS/.test(name));
    // The gateway's public key is sent to every browser.
    expect(secretNames).toEqual(
      expect.arrayContaining(sensitive.filter((name) => name !== 'CARD_GATEWAY_PUBLIC_KEY')),
    );
  });
});
