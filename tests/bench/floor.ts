/**
 * Minimum server over this database, for comparison: node:http and pg, prepared statements, JSON created by PostgreSQL, no
 * rights, no validation, no rules. It also serves the bare pages with which screens are compared. The benchmark starts it as a
 * separate process: DATABASE_URL, PAGES (their folder).
 */
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });

/** Request with the names of the records that it refers to, as in a row of the portal's list. */
const row = `select r.id, r.code, r.status, r.status_since, r.kind, r.version, r.visit_at, r.score, r.grade, r.failed_critical,
    r.results_sent_at, r.corrections_due_at, r.total, r.created_at, r.updated_at, r.branch_id, r.service_id, r.client_id, r.supervisor_id,
    r.inspector_id, b.name as branch, b.city_id, city.name as city, s.name as service, c.company_name as client, c.client_type_id,
    c.cuisine_type_id, su.name as supervisor, iu.name as inspector
  from requests r join services s on s.id = r.service_id join clients c on c.id = r.client_id left join branches b on b.id = r.branch_id
  left join cities city on city.id = b.city_id left join users su on su.id = r.supervisor_id left join users iu on iu.id = r.inspector_id`;
const rowsOf = (where: string, offset = 0) =>
  `select json_agg(t)::text as body from (${row} where r.id in (select id from requests ${where} order by created_at desc limit 25 offset ${offset})
    order by r.created_at desc) t`;

const statements = {
  list: rowsOf(`where status = $1`),
  first: rowsOf(''),
  offset: `select json_agg(t)::text as body from (${row} order by r.created_at desc limit 25 offset 500000) t`,
  counted: `select json_build_object('total', (select count(*) from requests where status = $1), 'rows', (${rowsOf('where status = $1').replace('::text as body', '')}))::text as body`,
  get: `select row_to_json(t)::text as body from (${row} where r.id = $1) t`,
  branch: `select row_to_json(t)::text as body from (select b.*, c.company_name, city.name as city, s.name as state, d.name as district
    from branches b join clients c on c.id = b.client_id left join cities city on city.id = b.city_id left join states s on s.id = b.state_id
    left join districts d on d.id = b.district_id where b.id = $1) t`,
  lookup: `select json_agg(t)::text as body from (select * from nationalities where deleted_at is null order by created_at desc limit 25) t`,
  create: `insert into canned_answers (name, text) values ($1, $1) returning row_to_json(canned_answers)::text as body`,
} as const;

async function answer(url: string): Promise<string> {
  const { pathname, searchParams } = new URL(url, 'http://floor');
  const name = pathname.slice(1) as keyof typeof statements;
  const values = name === 'create' ? ['{"ar":"رد","en":"Answer"}'] : searchParams.getAll('v');
  const { rows } = await pool.query<{ body: string }>({ name, text: statements[name], values });
  return rows[0]?.body ?? '[]';
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
const packed = new Map<string, Buffer>();

/** Sends a file of the bare pages, compressed once; 404 for automatic requests of browsers, such as an icon. */
function page(url: string, response: http.ServerResponse): void {
  const file = path.join(process.env['PAGES'] ?? '', path.normalize(url));
  if (!existsSync(file)) return void response.writeHead(404).end();
  const content = packed.get(file) ?? gzipSync(readFileSync(file));
  packed.set(file, content);
  const cacheControl = url.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable';
  response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
  response.setHeader('cache-control', cacheControl).setHeader('content-encoding', 'gzip').end(content);
}

const server = http.createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://floor');
  if (path.extname(pathname) !== '') return page(pathname, response);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  answer(request.url ?? '/').then(
    (body) => response.end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
