export const mailMessages = {
  greeting: '{name}，你好：',
  greetingNameless: '你好：',
  copyLink: '如果按钮无法使用，请将以下地址复制到浏览器中打开：',
  sender: 'Onceware，软件买断优惠',
  automatic: '这封邮件由系统自动发送，内容与你的账号有关。',
  kinds: {
    verify_email: {
      subject: '请验证你的邮箱',
      text: '欢迎来到 Onceware。请确认这个邮箱是你的，以便忘记密码时能找回账号。',
      button: '验证邮箱',
      closing:
        '此链接只能使用一次，{duration}内有效。如果你没有创建过账号，请忽略这封邮件：没有这个链接，谁也无法验证你的邮箱。',
    },
    sign_up_known: {
      subject: '你已有 Onceware 账号',
      text: '有人（可能就是你）尝试用这个邮箱创建账号。但这个邮箱已有账号，账号未发生任何变化。',
      button: '设置新密码',
      closing: '如果你记得密码，照常登录即可。如果不是你本人操作，无需理会。',
    },
    reset_password: {
      subject: '设置新密码',
      text: '有人（多半是你本人）申请为你的账号设置新密码。',
      button: '设置新密码',
      closing:
        '此链接只能使用一次，{duration}内有效。设置新密码之前，旧密码仍可使用。如果不是你本人操作，请忽略这封邮件。',
    },
    password_changed: {
      subject: '你的密码已修改',
      text: '你的账号密码已修改，其他浏览器均已退出登录。',
      button: '设置新密码',
      notes: {
        ended: '你的 API 密钥也已失效：使用它们的程序需要新的密钥。',
        kept: '你的 API 密钥仍然有效。',
      },
      closing: '如果是你本人操作，无需理会。如果不是，请立即设置新密码；所有 API 密钥也会随之失效。',
    },
    email_change_old: {
      subject: '请确认更换邮箱',
      text: '你申请将账号的邮箱更换为 {newEmail}。请先在这里确认，然后在我们发到新邮箱的邮件中再次确认。',
      button: '确认更换',
      closing:
        '此链接只能使用一次，{duration}内有效。如果不是你本人操作，请不要确认，并修改密码：已经有人知道了你的密码。',
    },
    email_change_new: {
      subject: '请确认你的新邮箱',
      text: '你申请将这个邮箱用作 Onceware 账号的邮箱。请先在这里确认，然后在我们发到旧邮箱的邮件中再次确认。',
      button: '确认邮箱',
      closing: '此链接只能使用一次，{duration}内有效。如果你在我们这里没有账号，请忽略这封邮件。',
    },
    email_changed: {
      subject: '你的邮箱已更换',
      text: '你的账号邮箱现在是 {newEmail}。今后与账号有关的邮件都会发到那里。',
      closing: '如果不是你本人操作，请通过网站上的联系表单告诉我们。',
    },
    key_created: {
      subject: '新的 API 密钥已创建',
      text: '你的账号下创建了一个名为“{keyName}”的 API 密钥。持有它的程序可以用你的身份进行操作。',
      button: '查看 API 密钥',
      closing: '如果不是你本人操作，请吊销该密钥并修改密码。',
    },
    account_deleted: {
      subject: '你的账号已删除',
      text: '你的账号已永久删除。你在聊天室和评价中写的内容会保留，但不带你的名字；其余内容都会清除。',
      closing: '如果不是你本人操作，请通过网站上的联系表单告诉我们。',
    },
    account_suspended: {
      subject: '你的账号已被停用',
      text: '你的账号已被停用，所有浏览器均已退出登录。停用原因：{reason}',
      closing: '如果你认为有误，请通过网站上的联系表单告诉我们。',
    },
    vendor_accepted: {
      subject: '您的供应商账号已开通',
      text: '您现在可以在 Onceware 提交“{title}”的优惠；每条优惠发布前都会由工作人员审核。',
      button: '提交优惠',
      closing: '如有需要，可以申请添加团队成员。',
    },
    vendor_refused: {
      subject: '您的供应商账号申请未通过',
      text: '您为“{title}”提交的申请未通过。给出的原因：{reason}',
      button: '查看',
      closing: '您可以修改后再次申请。',
    },
    submission_accepted: {
      subject: '您提交的内容已被接受',
      text: '“{title}”已被接受，现已在目录中。',
      button: '查看',
      closing: '您无需做任何事。',
    },
    submission_refused: {
      subject: '您提交的内容未被接受',
      text: '“{title}”未被接受。给出的原因：{reason}',
      button: '查看',
      closing: '您可以修改后再次提交。',
    },
  },
} as const;
