import { architectsSolo as g } from '../src/index.ts';
import { draw, seedRng } from '@wonders/core';
const rng = seedRng('x');
const which = process.argv[2] ?? '{}';
const o = JSON.parse(which);
function run(n:number, pure:boolean){ let plies=0; const c0=process.cpuUsage();
 for (let i=0;i<n;i++){ let s:any=g.newGame({...o,seed:String(i)});
  if(pure) while(s.pending.length){ const m=g.legalMoves(s); s=g.applyMove(s,m[Math.floor(draw(rng)*m.length)]!); plies++; }
  else { const d=g.fast.clone(s); const r=()=>draw(rng); while(d.pending.length){ g.fast.play(d,g.fast.randomMove(d as any,r)); plies++; } }
 }
 const c=process.cpuUsage(c0); return (plies/((c.user+c.system)/1000)).toFixed(0)+'k/s';
}
run(500,true); run(500,false);
console.log(which,'pure',run(2000,true),'fast',run(2000,false));
