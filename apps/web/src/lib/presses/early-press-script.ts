const EVENTS = ['keydown', 'click', 'submit', 'change', 'input'] as const;

/**
 * Runs inline in the head. ⌘K counts as a press of whatever names it in `aria-keyshortcuts`; a form that only script
 * sends waits; a checkbox stays as it is until its press counts. Each control is heard once. Keys are heard longest: React knows
 * nothing of ⌘K before what listens to it is hydrated, which an event on it brings about at once.
 */
export const earlyPressScript = `(function(){var d=document,heard=[];
function keep(e,kind,el,wait){if(wait)e.preventDefault();
if(heard.some(function(h){return h.kind===kind&&h.element===el}))return;heard.push({kind:kind,element:el});
if(kind!=='type'){el.setAttribute('data-heard','');el.setAttribute('aria-busy','true')}}
function hear(e){var t=e.target,el,tag=t.localName;
if(e.type==='keydown'){if((e.metaKey||e.ctrlKey)&&(e.code==='KeyK'||/^k$/i.test(e.key))&&(el=d.querySelector('[aria-keyshortcuts*="+K"]')))keep(e,'press',el,1)}
else if(!t.closest||!t.closest('#root'))return;
else if(e.type==='click'){if((el=t.closest('button,input'))&&(el.localName==='button'?!(el.type==='submit'&&el.form):/^(checkbox|radio)$/.test(el.type)))keep(e,'press',el,1)}
else if(e.type==='submit'){if(t.method==='dialog')keep(e,'submit',e.submitter||t,1)}
else if(e.type==='change'){if(tag==='select'||t.type==='file')keep(e,'choose',t)}
else if(tag==='textarea'||!/^(checkbox|radio|file)$/.test(t.type))keep(e,'type',t)}
var events=${JSON.stringify(EVENTS)};events.forEach(function(n){addEventListener(n,hear,true)});
function forget(n){removeEventListener(n,hear,true)}
window.earlyPresses={stop:function(){events.slice(1).forEach(forget)},
end:function(){d.querySelectorAll('[aria-keyshortcuts]').forEach(function(el){el.dispatchEvent(new Event('pointercancel',{bubbles:true}))});forget(events[0]);delete window.earlyPresses;return heard}}})()`;
