export const help = `Plays an inspector against a running portal, through the public API only.

  npm run field -- <command> [options]

Commands
  assignments                  the visits still to be made or handed in
  start <number>               begin a visit (R-1001, 1001 or its id)
  submit <number>              hand in its form
  play [<number>]              start and submit: one visit, or all that are due (--all: also later ones);
                               a visit that is more than a day away is brought forward first, in a sandbox
  sync                         send what waits, and ask what has changed
  help                         this text
  day-off <from> <to> <reason> ask for days off, e.g. day-off 2026-12-01 2026-12-02 "سفر"

Options
  --url <address>     the portal                     (http://localhost:3000)
  --email <address>   the inspector                  (inspector@demo.test)
  --password <word>                                  (Demo1234)
  --answers <file>    submit these answers: a JSON array of
                      { questionKey, score: 0|1|2|null, reading?, note?, vehicle?: plate, files?: [path] }
  --random <seed>     otherwise answer at random; the same seed answers alike   (the visit's number)
  --fail <n>          how many answers are not compliant, for the branch or for each vehicle
  --offline           send nothing: what was done waits on the disk for sync
  --at <lat,lng>      where the device is            (at the branch)
  --folder <path>     where visits and what waits are kept   (./data/field)
  --part <bytes>      of evidence, sent at once      (65536)
  --language <ar|en>  of notes and messages          (ar)
  --all               with play: also the visits whose time has not come
  --help

Everything is written to the folder before any of it is sent, and stays there until the portal has it: a run that is
killed or loses its network is taken up by the next one where it ended.

Exit codes: 0 done, 1 the portal refused, 2 the command makes no sense, 3 no portal there.`;
